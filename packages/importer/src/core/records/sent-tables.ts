import type { Findings } from '../findings/finding.ts'
import type { FieldMapping, Mapping, MappingRules, Part, PartMapping } from '../mapping/mapping.ts'
import { factsOf, type SentKind } from '../mapping/sent-kinds.ts'
import { isRefusal, type SentLine, type SentRecord, type SentRefusal } from './sent-record.ts'
import type { SourceRecord, SourceTable } from '../tables/source-table.ts'
import { targets, type TargetField } from '../mapping/targets.ts'

/** Records with the same fields, as the tables of a load with the mapping that reads them. */
export interface SentGroup {
  tables: Partial<Record<Part, SourceTable>>
  mapping: Mapping
  /** Documents with their lines: no line of them is left out alone. */
  isWithLines: boolean
}

/** The sent records, sorted by how they are processed. */
export interface SentTables {
  groups: SentGroup[]
  /** The records that the ERP reports as deleted. */
  ended: SentGroup | null
  /** All records as received, for returning refused ones. */
  whole: SourceTable
}

/**
 * Sorts the sent records. A field that a record does not name remains unchanged, so records with the same fields are
 * grouped; of a repeated record the last one counts.
 */
export function sentTables(
  sent: readonly (SentRecord | SentRefusal)[],
  kind: SentKind,
  source: string,
  rules: MappingRules,
  findings: Findings,
): SentTables {
  const file = `${kind}.ndjson`
  const records = sent.flatMap((one) => {
    if (!isRefusal(one)) return [one]
    findings.all.push({ ...one.refused, file, line: one.line })
    return []
  })
  const known = new Set(Object.keys(targets[kind]))
  const kept = lastOfEach(records, kind, file, findings).filter((record) => {
    const unknown = Object.keys(record.fields).filter((name) => !known.has(name))
    if (unknown.length > 0)
      findings.doubt({ file, line: record.line }, 'field-unknown', { value: unknown.join(', ') })
    const isUnexpected = record.lines !== undefined && factsOf(kind).lines === undefined
    if (isUnexpected) findings.refuse({ file, line: record.line }, 'lines-unexpected', { field: 'lineas' })
    return !isUnexpected
  })
  const grouped = (own: readonly SentRecord[]) => groupOf(own, kind, file, source, rules)
  const ended = kept.filter(({ isDeleted }) => isDeleted)
  const groups = Map.groupBy(
    kept.filter(({ isDeleted }) => !isDeleted),
    (record) => JSON.stringify([namesIn([record]).toSorted(), record.lines !== undefined]),
  )
  return {
    groups: [...groups.values()].map(grouped),
    ended: ended.length === 0 ? null : grouped(ended),
    whole: tableOf(file, records, namesIn(records)),
  }
}

const namesIn = (lines: readonly SentLine[]) => [
  ...new Set(lines.flatMap(({ fields }) => Object.keys(fields))),
]

function groupOf(
  records: readonly SentRecord[],
  kind: SentKind,
  file: string,
  source: string,
  rules: MappingRules,
): SentGroup {
  const { lines: part, linesName, tellsItself = [] } = factsOf(kind)
  const isWithLines = part !== undefined && records.some(({ lines }) => lines !== undefined)
  const rows =
    isWithLines && part === kind ? records.flatMap((record) => asRows(record, tellsItself)) : records
  const tables: SentGroup['tables'] = { [kind]: tableOf(file, rows, namesIn(rows)) }
  if (isWithLines && part !== kind && linesName !== undefined) {
    const own = records.flatMap((record) => linesOf(record, linesName))
    tables[part] = tableOf(file, own, [...new Set([linesName.by, 'nit', ...namesIn(own)])])
  }
  // The names of tables are those of parts.
  const parts = Object.entries(tables).map(([name, { header }]) => [name, partOf(name as Part, file, header)])
  return { tables, mapping: { source, company: null, parts: Object.fromEntries(parts), rules }, isWithLines }
}

/**
 * For kinds whose lines are records of the kind: a row per line, with the fields of the whole record. With several
 * lines, none receives the amounts of the whole.
 */
function asRows({ lines = [], ...record }: SentRecord, tellsItself: readonly string[]): SentRecord[] {
  if (lines.length === 0) return [record]
  const isOwn = (name: string) => lines.length > 1 && tellsItself.includes(name)
  const whole = Object.entries(record.fields).filter(([name]) => !isOwn(name))
  return lines.map(({ fields, numbers }) => ({
    ...record,
    fields: { ...Object.fromEntries(whole), ...fields },
    numbers: new Set([...record.numbers].filter((name) => !(name in fields)).concat([...numbers])),
  }))
}

function linesOf({ line, fields, lines = [] }: SentRecord, name: { by: string; document: string }) {
  const naming = { [name.by]: fields['clave'] ?? fields[name.document] ?? null, nit: fields['nit'] ?? null }
  return lines.map((own) => ({ line, fields: { ...own.fields, ...naming }, numbers: own.numbers }))
}

function tableOf(
  file: string,
  records: readonly (SentLine & { line: number })[],
  header: readonly string[],
): SourceTable {
  const rows = records.map(({ line, fields, numbers }): SourceRecord => ({
    line,
    cells: header.map((name) => fields[name] ?? ''),
    exact: header.map((name) => numbers.has(name)),
  }))
  return { file, header, records: rows, count: rows.length }
}

/** A table's columns are our own fields by their own names. */
function partOf(part: Part, file: string, header: readonly string[]): PartMapping {
  const fields = Object.entries<TargetField>(targets[part]).flatMap(([name, { kind }]) => {
    const mapping: FieldMapping = { column: name, kind, decimalMark: '.' }
    return header.includes(name) ? [[name, mapping] as const] : []
  })
  return { file, fields: Object.fromEntries(fields) }
}

function lastOfEach(
  records: readonly SentRecord[],
  kind: SentKind,
  file: string,
  findings: Findings,
): SentRecord[] {
  const last = new Map<string, SentRecord>()
  for (const record of records) last.set(identityOf(record, kind), record)
  return records.filter((record) => {
    const counts = last.get(identityOf(record, kind))
    if (counts === record || counts === undefined) return true
    const values = { line: String(counts.line) }
    findings.doubt({ file, line: record.line }, 'record-superseded', { values })
    return false
  })
}

function identityOf({ line, fields }: SentRecord, kind: SentKind): string {
  const { identity } = factsOf(kind)
  const clave = fields['clave'] ?? ''
  if (clave !== '') return `clave ${clave.trim()}`
  if (identity.length === 0) return `line ${line}`
  return JSON.stringify(identity.map((name) => (fields[name] ?? '').trim().toUpperCase()))
}
