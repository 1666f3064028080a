import { fold } from '@enlace/domain/text'
import { columnNames } from './core/column-names.ts'
import { parts, type FieldMapping, type Mapping, type Part } from './core/mapping.ts'
import { targets, type TargetField } from './core/targets.ts'
import type { SeenFile, SeenRow } from './inspect-file.ts'

/** How a file seems to be meant: what it holds, where its header stands, and which column is which field. */
export interface Reading {
  part: Part
  sheet: string | null
  headerLine: number | null
  fields: Record<string, FieldMapping>
}

/** What somebody has decided already. */
export interface Decided {
  part?: Part | undefined
  sheet?: string | null | undefined
  headerLine?: number | null | undefined
}

/** A header may stand below a title and a date. */
const headerDepth = 15

/**
 * Tells how a file seems to be meant: the kind of file, sheet and header row whose columns fit best, by the source's saved
 * mapping first and by the usual names of columns else. What was decided already is kept.
 */
export function suggestReading(seen: SeenFile, saved: Mapping | undefined, decided: Decided = {}): Reading {
  const wanted = parts.filter((part) => decided.part === undefined || decided.part === part)
  const candidates = placesOf(seen, decided).flatMap((place) =>
    wanted.map((part) => {
      const fields = fieldsOf(part, place.header, place.below, saved)
      return { ...place, part, fields, score: scoreOf(part, fields, saved) }
    }),
  )
  const [best] = candidates.toSorted((one, other) => other.score - one.score)
  const [first] = placesOf(seen, decided)
  if (!best || best.score <= 0)
    return {
      part: decided.part ?? 'account-statements',
      sheet: first?.sheet ?? null,
      headerLine: decided.headerLine ?? first?.headerLine ?? null,
      fields: best?.part === decided.part ? (best?.fields ?? {}) : {},
    }
  const { part, sheet, headerLine, fields } = best
  return { part, sheet, headerLine, fields }
}

interface HeaderPlace {
  sheet: string | null
  headerLine: number | null
  header: readonly string[]
  below: readonly SeenRow[]
}

function placesOf({ format, sheets }: SeenFile, { sheet, headerLine }: Decided): HeaderPlace[] {
  const wanted = sheets.filter(({ name }) => sheet === undefined || sheet === null || name === sheet)
  return wanted.flatMap(({ name, rows, sample = [] }) =>
    rows
      .slice(0, headerDepth)
      .map((row, at) => ({ row, below: [...rows.slice(at + 1), ...sample] }))
      // JSON lines name their fields themselves.
      .slice(0, format === 'ndjson' ? 1 : headerDepth)
      .filter(({ row }) => headerLine === undefined || headerLine === null || row.line === headerLine)
      .map(({ row, below }) => ({
        sheet: name,
        headerLine: format === 'ndjson' ? null : row.line,
        header: row.cells,
        below,
      })),
  )
}

/** A file with all that its kind demands counts most; then how many fields are found. */
function scoreOf(part: Part, fields: Record<string, FieldMapping>, saved: Mapping | undefined): number {
  const wanted = Object.entries<TargetField>(targets[part])
  const required = wanted.filter(([, { isRequired }]) => isRequired)
  const found = required.filter(([name]) => fields[name] !== undefined).length
  if (found === 0) return 0
  const share = found / required.length
  const more = Object.keys(fields).length
  const own = Object.entries(saved?.parts[part]?.fields ?? {}).filter(
    ([name, field]) => field.column !== undefined && fields[name]?.column === field.column,
  ).length
  // A kind that asks for more and gets it tells more than one that asks for little.
  return (share === 1 ? 100 : share * 40) + required.length * share * 4 + more + own * 10
}

function fieldsOf(
  part: Part,
  header: readonly string[],
  below: readonly SeenRow[],
  saved: Mapping | undefined,
): Record<string, FieldMapping> {
  const names = header.map((name) => fold(name).replace(/[_.]+/g, ' ').replace(/\s+/g, ' ').trim())
  const taken = new Set<number>()
  const found = new Map<string, FieldMapping>()
  const mine = saved?.parts[part]?.fields ?? {}
  for (const [name, field] of Object.entries(mine)) {
    const at =
      field.column === undefined ? -1 : header.findIndex((text) => fold(text) === fold(field.column ?? ''))
    if (field.column !== undefined && at < 0) continue
    if (at >= 0) taken.add(at)
    found.set(name, field)
  }
  const all = below.flatMap(({ cells }) => cells)
  const usual = { mark: markOf(all), order: orderOf(all) }
  // A column that bears our own name for a field is that field, whatever other names look alike.
  for (const [name, target] of Object.entries<TargetField>(targets[part])) {
    const at = names.findIndex((text, place) => !taken.has(place) && text === name.replaceAll('_', ' '))
    if (found.has(name) || at < 0) continue
    taken.add(at)
    found.set(name, {
      kind: target.kind,
      column: header[at] ?? '',
      ...formsOf(target, columnAt(below, at), usual),
    })
  }
  const patterns: Readonly<Record<string, readonly RegExp[]>> = columnNames[part]
  for (const [name, target] of Object.entries<TargetField>(targets[part])) {
    if (found.has(name)) continue
    const at = placeOf(names, patterns[name] ?? [], taken)
    if (at < 0) continue
    taken.add(at)
    found.set(name, {
      kind: target.kind,
      column: header[at] ?? '',
      ...formsOf(target, columnAt(below, at), usual),
    })
  }
  return Object.fromEntries(found)
}

function placeOf(names: readonly string[], patterns: readonly RegExp[], taken: ReadonlySet<number>): number {
  for (const pattern of patterns) {
    const at = names.findIndex((name, place) => name !== '' && !taken.has(place) && pattern.test(name))
    if (at >= 0) return at
  }
  return -1
}

const columnAt = (rows: readonly SeenRow[], at: number) =>
  rows.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '')

/** How the cells of a column write what they hold; a column that does not tell is written as the others of its file are. */
function formsOf(
  { kind }: TargetField,
  cells: readonly string[],
  usual: { mark: '.' | ',' | undefined; order: 'dmy' | 'mdy' | undefined },
): Partial<FieldMapping> {
  if (kind === 'date') return { dateOrder: orderOf(cells) ?? usual.order ?? 'dmy' }
  if (kind === 'decimal' || kind === 'money' || kind === 'rate')
    return { decimalMark: markOf(cells) ?? usual.mark ?? ',' }
  return {}
}

/** Whether the month stands before the day; undefined where no date tells. */
function orderOf(cells: readonly string[]): 'dmy' | 'mdy' | undefined {
  const read = cells.flatMap((text) => {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text) ?? []
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  if (read.some(([first]) => first > 12)) return 'dmy'
  return read.some(([, second]) => second > 12) ? 'mdy' : undefined
}

/**
 * What stands before the decimals: a mark before one, two or more than three last digits, or the other one between thousands;
 * undefined where no number tells.
 */
function markOf(cells: readonly string[]): '.' | ',' | undefined {
  const numbers = cells.filter((text) => !isDotted(text) && /^\(?[-+$\s]*\d[\d.,]*\)?-?$/.test(text))
  const points = numbers.filter((text) =>
    /\.(?:\d{1,2}|\d{4,})\)?-?$|\d,\d{3}(?:,\d{3})*(?:\.\d+)?\)?-?$/.test(text),
  )
  const commas = numbers.filter((text) =>
    /,(?:\d{1,2}|\d{4,})\)?-?$|\d\.\d{3}(?:\.\d{3})*(?:,\d+)?\)?-?$/.test(text),
  )
  if (points.length === commas.length) return undefined
  return points.length > commas.length ? '.' : ','
}

const isDotted = (text: string) => /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text)
