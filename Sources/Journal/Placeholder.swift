/// A placeholder until the room is furnished.
