/// How times are printed.
package enum ClockStyle: String, CaseIterable, Sendable {
  case hours24 = "24h"
  case hours12 = "12h"
}
