import { distinctNames } from '@enlace/domain/distinct-names'
import { fold } from '@enlace/domain/text'
import { canBe, isSurely } from './core/evidence/column-likeness.ts'
import { headerDepth } from './core/find-header.ts'
import { columnPatterns, plainColumn } from './core/known-columns.ts'
import { parts, type FieldMapping, type Mapping, type Part } from './core/mapping.ts'
import { targets, type TargetField } from './core/targets.ts'
import { suggestedNone } from './suggest-none.ts'
import { withForms, type SuggestedField } from './suggest-forms.ts'
import type { SeenFile, SeenRow } from './inspect-file.ts'
import type { SeenCounts } from './value-counts.ts'

/** How a file seems to be meant: what it holds, where its header stands, and which column is which field. */
export interface Reading {
  part: Part
  sheet: string | null
  headerLine: number | null
  fields: Record<string, SuggestedField>
}

/** What somebody has decided already. */
export interface Decided {
  part?: Part | undefined
  sheet?: string | null | undefined
  headerLine?: number | null | undefined
}

/** Fields that the cells may tell where the names of their columns do not. */
const mostLacking = 2

/**
 * Tells how a file seems to be meant: the kind of file, sheet and header row whose columns fit best, by the source's saved
 * mapping first and by the usual names of columns else. What was decided already is kept.
 */
export function suggestReading(seen: SeenFile, saved: Mapping | undefined, decided: Decided = {}): Reading {
  const wanted = parts.filter((part) => decided.part === undefined || decided.part === part)
  const candidates = placesOf(seen, decided).flatMap((place) =>
    wanted.map((part) => {
      const { fields, named } = fieldsOf(part, place, saved)
      return { ...place, part, fields, score: scoreOf(part, fields, named, saved) }
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
  counts: readonly SeenCounts[]
}

function placesOf({ format, sheets }: SeenFile, { sheet, headerLine }: Decided): HeaderPlace[] {
  const isJson = format === 'ndjson' || format === 'json'
  const wanted = sheets.filter(({ name }) => sheet === undefined || sheet === null || name === sheet)
  return wanted.flatMap(({ name, rows, sample = [], counts = [] }) =>
    rows
      .slice(0, headerDepth)
      .map((row, at) => ({ row, below: [...rows.slice(at + 1), ...sample] }))
      // JSON names its fields itself.
      .slice(0, isJson ? 1 : headerDepth)
      .filter(({ row }) => headerLine === undefined || headerLine === null || row.line === headerLine)
      .map(({ row, below }) => ({
        sheet: name,
        headerLine: isJson ? null : row.line,
        header: distinctNames(row.cells),
        below,
        counts,
      })),
  )
}

/** A file with all that its kind demands counts most; then how many fields are found. */
function scoreOf(
  part: Part,
  fields: Record<string, FieldMapping>,
  named: number,
  saved: Mapping | undefined,
): number {
  const wanted = Object.entries<TargetField>(targets[part])
  const required = wanted.filter(([, { isRequired }]) => isRequired)
  const found = required.filter(([name]) => fields[name] !== undefined).length
  if (found === 0 || named === 0) return 0
  const share = found / required.length
  const own = Object.entries(saved?.parts[part]?.fields ?? {}).filter(
    ([name, field]) => field.column !== undefined && fields[name]?.column === field.column,
  ).length
  // A kind that asks for more and gets it tells more than one that asks for little.
  return (share === 1 ? 100 : share * 40) + required.length * share * 4 + named + own * 10
}

/** Fields that were found in a file's header, and those that only the cells of their column tell. */
interface FoundFields {
  fields: Record<string, SuggestedField>
  /** How many of them their names tell. */
  named: number
}

function fieldsOf(
  part: Part,
  { header, below, counts }: HeaderPlace,
  saved: Mapping | undefined,
): FoundFields {
  const names = header.map(plainColumn)
  const columns = header.map((_, at) => columnAt(below, at))
  const taken = new Set<number>()
  const found = new Map<string, SuggestedField>()
  const places = new Map<string, number>()
  const mine = saved?.parts[part]?.fields ?? {}
  for (const [name, field] of Object.entries(mine)) {
    const at =
      field.column === undefined ? -1 : header.findIndex((text) => fold(text) === fold(field.column ?? ''))
    if (field.column !== undefined && at < 0) continue
    if (at >= 0) taken.add(at)
    found.set(name, field)
  }
  const wanted = Object.entries<TargetField>(targets[part]).filter(([name]) => !found.has(name))
  const take = (name: string, target: TargetField, at: number) => {
    if (at < 0) return
    taken.add(at)
    places.set(name, at)
    const none = suggestedNone(name, target, counts, at)
    found.set(name, { kind: target.kind, column: header[at] ?? '', ...(none && { none }) })
  }
  // A column that bears our own name for a field is that field, whatever other names look alike.
  for (const [name, target] of wanted)
    take(
      name,
      target,
      names.findIndex((text, at) => !taken.has(at) && text === plainColumn(name)),
    )
  for (const [name, target] of wanted.filter(([own]) => !found.has(own)))
    take(name, target, placeOf(names, columns, columnPatterns(part, name), target, taken))
  const named = found.size
  const lacking = wanted.filter(([name, { isRequired }]) => isRequired && !found.has(name))
  // Where nearly all names are strange, the cells tell no kind of file.
  if (lacking.length <= mostLacking && named > 0)
    for (const [name, target] of lacking) take(name, target, onlyPlace(names, columns, target, taken))
  return { fields: withForms(found, places, columns), named }
}

/** The column whose name fits, the surest name first, among those whose cells can be of the kind; else the surest name. */
function placeOf(
  names: readonly string[],
  columns: readonly (readonly string[])[],
  patterns: readonly RegExp[],
  { kind }: TargetField,
  taken: ReadonlySet<number>,
): number {
  const isFree = (name: string, at: number) => name !== '' && !taken.has(at)
  for (const pattern of patterns) {
    const at = names.findIndex(
      (name, place) => isFree(name, place) && pattern.test(name) && canBe(kind, columns[place] ?? []),
    )
    if (at >= 0) return at
  }
  const [surest] = patterns
  return surest ? names.findIndex((name, place) => isFree(name, place) && surest.test(name)) : -1
}

/** The only column whose cells are surely of the kind, whatever it is called. */
function onlyPlace(
  names: readonly string[],
  columns: readonly (readonly string[])[],
  { kind }: TargetField,
  taken: ReadonlySet<number>,
): number {
  const sure = [...columns.keys()].filter(
    (at) => names[at] !== '' && !taken.has(at) && isSurely(kind, columns[at] ?? []),
  )
  return sure.length === 1 ? (sure[0] ?? -1) : -1
}

const columnAt = (rows: readonly SeenRow[], at: number) =>
  rows.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '')
