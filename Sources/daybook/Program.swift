/// The program: one command line in, one exit status out.
@main
enum Program {
  static func main() {
    print("daybook")
  }
}
