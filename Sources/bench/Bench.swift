/// The benchmark, a tool of the package.
@main
enum Bench {
  static func main() {
    print("bench")
  }
}
