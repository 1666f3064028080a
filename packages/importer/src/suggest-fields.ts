import { fold } from '@enlace/domain/text'
import { canBe, isSurely } from './core/evidence/column-likeness.ts'
import { columnPatterns, plainColumn } from './core/known-columns.ts'
import type { Mapping, Part } from './core/mapping.ts'
import { isOwnColumn, withoutOwnFields } from './core/own-columns.ts'
import { targets, type TargetField } from './core/targets.ts'
import type { SeenRow } from './inspect-file.ts'
import type { MappingDoubt } from './mapping-doubt.ts'
import { FieldBars } from './field-bars.ts'
import { withForms, type SuggestedField } from './suggest-forms.ts'
import { suggestedNone } from './suggest-none.ts'
import type { SeenCounts } from './value-counts.ts'

/** A header with what stands below it. */
export interface HeaderPlace {
  sheet: string | null
  headerLine: number | null
  header: readonly string[]
  below: readonly SeenRow[]
  counts: readonly SeenCounts[]
}

/** Fields that were found in a file's header, and those that only the cells of their column tell. */
export interface FoundFields {
  fields: Record<string, SuggestedField>
  /** How many of them their names tell. */
  named: number
  /** The header is our own template's, or a part of it. */
  isTemplate: boolean
  doubts: MappingDoubt[]
}

/** What is known of whoever brings a file. */
export interface KnownCompany {
  /** Its NIT without check digit, which no supplier of its own has. */
  ownNit?: string | null | undefined
}

/** Fields that the cells may tell where the names of their columns do not. */
const mostLacking = 2

/** Which column of a file is which field of a kind: what was saved, else what the names say and the cells can be. */
export function suggestFields(
  part: Part,
  { header, below, counts }: HeaderPlace,
  saved: Mapping | undefined,
  { ownNit }: KnownCompany,
): FoundFields {
  // A column that the portal added to a file to be corrected is none of the source's.
  const names = header.map((name) => (isOwnColumn(name) ? '' : plainColumn(name)))
  const columns = header.map((_, at) => columnAt(below, at))
  const bars = new FieldBars({ header, names, columns, rows: below, ownNit })
  const taken = new Set<number>()
  const found = new Map<string, SuggestedField>()
  const places = new Map<string, number>()
  const mine = withoutOwnFields(saved?.parts[part]?.fields ?? {})
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
  // Where a file tells of two parties, the columns of the supplier are taken together.
  for (const [name, target] of wanted) take(name, target, bars.supplierPlaceOf(name, target, taken))
  const own = () => wanted.filter(([name]) => !found.has(name))
  // A column that bears our own name for a field is that field, whatever other names look alike.
  for (const [name, target] of own())
    take(
      name,
      target,
      bars.firstFree(name, target, taken, (text) => text === plainColumn(name)),
    )
  for (const [name, target] of own()) take(name, target, placeOf(bars, part, name, target, taken))
  const named = found.size
  const lacking = own().filter(([name, { isRequired }]) => isRequired && !bars.isAsked(name))
  // Where nearly all names are strange, the cells tell no kind of file.
  if (lacking.length <= mostLacking && named > 0)
    for (const [name, target] of lacking) take(name, target, onlyPlace(bars, name, target, taken))
  for (const name of bars.unfit(places)) {
    found.delete(name)
    taken.delete(places.get(name) ?? -1)
    places.delete(name)
  }
  return {
    fields: withForms(found, places, columns),
    named: Math.min(named, found.size),
    isTemplate: names.every((text) => text === '' || text in targets[part]),
    doubts: bars.doubtsOf(part, found, taken),
  }
}

/** The column whose name fits, the surest name first, among those whose cells can be of the kind; else the surest name. */
function placeOf(
  bars: FieldBars,
  part: Part,
  name: string,
  target: TargetField,
  taken: ReadonlySet<number>,
): number {
  const patterns = columnPatterns(part, name)
  for (const pattern of patterns) {
    const at = bars.firstFree(
      name,
      target,
      taken,
      (text, cells) => pattern.test(text) && canBe(target.kind, cells),
    )
    if (at >= 0) return at
  }
  const [surest] = patterns
  return surest ? bars.firstFree(name, target, taken, (text) => surest.test(text)) : -1
}

/** The only column whose cells are surely of the kind, whatever it is called. */
function onlyPlace(bars: FieldBars, name: string, target: TargetField, taken: ReadonlySet<number>): number {
  const sure = bars.allFree(name, target, taken, (_, cells) => isSurely(target.kind, cells))
  return sure.length === 1 ? (sure[0] ?? -1) : -1
}

const columnAt = (rows: readonly SeenRow[], at: number) =>
  rows.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '')
