import Journal
import TestSupport
import Testing

@testable import Interchange

@Suite struct SQLTests {
  @Test func aDayIsAnInsertAndAMeasureKnowsItsValue() {
    let configuration = """
      measure water goal 2l cup 250ml
      measure weight unit kg last
      measure mood unit points mean
      habit breakfast
      """
    let file = """
      water 250ml 08:10
      [x] breakfast 10:30 Dad's oats mood:3 +home
      [ ] it's late
      Nothing else.
      """
    #expect(
      WrittenDays(
        configuration, ["2026-01-11": "no records\n", "2026-01-12": file, "2026-01-13": "weight 82.4kg\n"]
      )
      .text(by: SQL(WrittenDays(configuration, [:]).reader)) == """
        -- The records of a daybook, for sqlite3 and DuckDB.
        BEGIN TRANSACTION;
        DROP VIEW IF EXISTS daybook_days;
        DROP TABLE IF EXISTS daybook_records;
        CREATE TABLE daybook_records (
          id BIGINT PRIMARY KEY,
          date DATE NOT NULL,
          time TEXT,
          kind TEXT NOT NULL,
          name TEXT NOT NULL,
          state TEXT,
          amount DECIMAL(24,6),
          unit TEXT,
          value DECIMAL(24,6),
          base_unit TEXT,
          text TEXT,
          tags TEXT,
          path TEXT NOT NULL,
          line INTEGER NOT NULL
        );
        CREATE VIEW daybook_days AS
        SELECT date, name,
          CASE MAX(CASE state WHEN 'done' THEN 3 WHEN 'skipped' THEN 2 WHEN 'open' THEN 1 END)
            WHEN 3 THEN 'done' WHEN 2 THEN 'skipped' WHEN 1 THEN 'open' END AS state,
          CASE
            WHEN name = 'weight' THEN MAX(CASE WHEN newest = 1 THEN counted END)
            WHEN name = 'mood' THEN AVG(counted)
            ELSE SUM(counted) END AS value,
          MAX(base_unit) AS unit,
          COUNT(counted) AS amounts
        FROM (
          SELECT date, name, state, base_unit,
            CASE WHEN kind <> 'tick' THEN value END AS counted,
            ROW_NUMBER() OVER (PARTITION BY date, name, kind = 'tick' ORDER BY id DESC) AS newest
          FROM daybook_records
        ) AS numbered
        GROUP BY date, name;
        INSERT INTO daybook_records VALUES
          (20260112000001, '2026-01-12', '08:10', 'entry', 'water', NULL, 250, 'ml', 250, 'ml', NULL, NULL, '2026-01-12.txt', 1),
          (20260112000002, '2026-01-12', '10:30', 'tick', 'breakfast', 'done', NULL, NULL, NULL, NULL, 'Dad''s oats', 'mood:3 +home', '2026-01-12.txt', 2),
          (20260112000003, '2026-01-12', '10:30', 'tag', 'mood', NULL, 3, 'points', 3, 'points', NULL, NULL, '2026-01-12.txt', 2),
          (20260112000004, '2026-01-12', NULL, 'tick', 'it''s late', 'open', NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-12.txt', 3);
        INSERT INTO daybook_records VALUES
          (20260113000001, '2026-01-13', NULL, 'entry', 'weight', NULL, 82.4, 'kg', 82.4, 'kg', NULL, NULL, '2026-01-13.txt', 1);
        COMMIT;

        """)
  }

  @Test func aTextCannotEndTheScriptOrItsString() {
    let told = WrittenDays(declared, ["2026-01-12": "water 1l '); DROP TABLE x; --\0\n[x] gym ''\n"])
    let script = told.text(by: SQL(told.reader))
    #expect(script.contains("'''); DROP TABLE x; --\u{FFFD}'"))
    #expect(script.contains("''''''"))
    #expect(!script.contains("\0"))
  }

  /// A row has the number that it has among all of its day.
  @Test func onlyChosenSubjectsAreWritten() {
    let told = WrittenDays(declared, ["2026-01-12": "water 1l\n[x] gym\n", "2026-01-13": "water 1l\n"])
    let script = told.text(by: SQL(told.reader, of: [.habit(1)]))
    #expect(
      script.hasSuffix(
        "(20260112000002, '2026-01-12', NULL, 'tick', 'gym', 'done', NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-12.txt', 2);\nCOMMIT;\n"
      ))
  }
}
