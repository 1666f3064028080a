import type { DescribedFinding } from '../findings/described-finding.ts'
import { noRecordReasons } from '../findings/no-record.ts'
import type { Part } from '../mapping/mapping.ts'
import type { SourceTable } from '../tables/source-table.ts'

/**
 * The refused records as received, for returning them: each file's header, and the cells by the finding that reports
 * them.
 */
export interface RefusedRecords {
  headers: Record<string, readonly string[]>
  /** By the index of the finding; a record with several findings is at the first. */
  records: ReadonlyMap<number, readonly string[]>
}

/** The records that were not loaded, with the headers of their files. */
export function recordsOf(
  tables: Partial<Record<Part, SourceTable>>,
  findings: readonly DescribedFinding[],
): RefusedRecords {
  const byPlace = new Map<string, number>()
  for (const [seq, { file, line, severity, reason }] of findings.entries()) {
    const place = placeOf(file, line)
    // A total or a page footer needs no correction.
    if (severity === 'refused' && !noRecordReasons.includes(reason) && !byPlace.has(place))
      byPlace.set(place, seq)
  }
  const records = new Map<number, readonly string[]>()
  const headers: Record<string, readonly string[]> = {}
  if (byPlace.size === 0) return { headers, records }
  for (const table of Object.values(tables)) {
    for (const { line, cells } of table.records) {
      const seq = byPlace.get(placeOf(table.file, line))
      if (seq === undefined) continue
      records.set(seq, cells)
      headers[table.file] = table.header
    }
  }
  return { headers, records }
}

/** The same if earlier parts of the load left headers: a new column is appended, so that one header fits all. */
export function underOneHeader(
  { headers, records }: RefusedRecords,
  findings: readonly DescribedFinding[],
  earlier: RefusedRecords['headers'],
): RefusedRecords {
  if (Object.keys(earlier).length === 0) return { headers, records }
  const joined = Object.fromEntries(
    Object.keys({ ...earlier, ...headers }).map((file) => [
      file,
      [...new Set([...(earlier[file] ?? []), ...(headers[file] ?? [])])],
    ]),
  )
  const moved = [...records].map(([seq, cells]) => {
    const file = findings[seq]?.file ?? ''
    const own = headers[file] ?? []
    return [seq, (joined[file] ?? []).map((name) => cells[own.indexOf(name)] ?? '')] as const
  })
  return { headers: joined, records: new Map(moved) }
}

const placeOf = (file: string, line: number) => `${file}\u0000${line}`
