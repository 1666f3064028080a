import type { SourceRecord } from './source-table.ts'

/** Characters of a line that are examined. */
const widest = 4_000
/** Minimum blanks between two columns, on every line. */
const leastGap = 2
/** A line that is only a rule. */
const isRule = (line: string) => /^[\s\-=_+*.]*$/.test(line)

/** The columns of a fixed-width text begin where every line is blank before and some line is not. */
export function fixedPlaces(pieces: Iterable<string>): number[] {
  const filled = new Uint8Array(widest)
  let lines = 0
  for (const [, line] of linesOf(pieces)) {
    if (isRule(line)) continue
    lines += 1
    for (let at = 0; at < Math.min(line.length, widest); at++) if (line[at] !== ' ') filled[at] = 1
  }
  const places: number[] = []
  let blanks = leastGap
  for (const [at, mark] of filled.entries()) {
    if (mark === 1 && (blanks >= leastGap || places.length === 0)) places.push(at)
    blanks = mark === 1 ? 0 : blanks + 1
  }
  return lines > 1 ? places : places.slice(0, 1)
}

/** The records of a text whose columns begin at the given positions; rule lines are left out. */
export function* fixedRecords(pieces: Iterable<string>, places: readonly number[]): Generator<SourceRecord> {
  for (const [line, text] of linesOf(pieces)) {
    if (isRule(text)) continue
    yield { line, cells: places.map((from, at) => text.slice(from, places[at + 1]).trim()) }
  }
}

/** The lines of a text, each with its number. A line without end is cut at the width that is read. */
export function* linesOf(pieces: Iterable<string>): Generator<readonly [number, string]> {
  let rest = ''
  let line = 1
  for (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?=[^\n])/)
    rest = (lines.pop() ?? '').slice(0, 1_000_000)
    for (const text of lines) yield [line++, text]
  }
  yield [line, rest]
}
