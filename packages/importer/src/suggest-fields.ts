import { fold } from '@enlace/domain/text.ts'
import { columnPatterns, plainColumn } from './core/mapping/known-columns.ts'
import type { Mapping, Part } from './core/mapping/mapping.ts'
import { withoutOwnFields } from './core/mapping/own-columns.ts'
import { targets, type TargetField } from './core/mapping/targets.ts'
import type { MappingDoubt } from './mapping-doubt.ts'
import { FieldBars } from './field-bars.ts'
import type { SeenColumns } from './seen-columns.ts'
import { withForms, type SuggestedField } from './suggest-forms.ts'
import { suggestedNone } from './suggest-none.ts'
import type { SeenCounts } from './value-counts.ts'

/** A header with the rows below it. */
export interface HeaderPlace {
  sheet: string | null
  headerLine: number | null
  columns: SeenColumns
  counts: readonly SeenCounts[]
}

/** Fields found in a file's header, and those identified only by the cells of their column. */
export interface FoundFields {
  fields: Record<string, SuggestedField>
  /** How many of them were identified by name. */
  named: number
  /** The header is our own template's, or a part of it. */
  isTemplate: boolean
  doubts: MappingDoubt[]
}

/** Maximum fields that cells may identify if the column names do not. */
const mostLacking = 2

/** Assigns the columns of a file to the fields of a kind: as saved, otherwise by names and cells. */
export function suggestFields(
  part: Part,
  { columns, counts }: HeaderPlace,
  saved: Mapping | undefined,
): FoundFields {
  const { header, names } = columns
  const bars = new FieldBars(columns)
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
  // If a file describes two parties, the supplier's columns are assigned together.
  for (const [name, target] of wanted) take(name, target, bars.supplierPlaceOf(name, target, taken))
  const own = () => wanted.filter(([name]) => !found.has(name))
  // A column with our own name for a field is that field, even if other names are similar.
  for (const [name, target] of own())
    take(
      name,
      target,
      bars.firstFree(name, target, taken, (text) => text === plainColumn(name)),
    )
  for (const [name, target] of own()) take(name, target, placeOf(bars, columns, part, name, target, taken))
  const named = found.size
  const lacking = own().filter(([name, { isRequired }]) => isRequired && !bars.isAsked(name))
  // If nearly all names are unknown, cells do not identify a kind of file.
  if (lacking.length <= mostLacking && named > 0)
    for (const [name, target] of lacking) take(name, target, onlyPlace(bars, columns, name, target, taken))
  for (const name of bars.unfit(places)) {
    found.delete(name)
    taken.delete(places.get(name) ?? -1)
    places.delete(name)
  }
  return {
    fields: withForms(found, places, columns.cells),
    named: Math.min(named, found.size),
    isTemplate: names.every((text) => text === '' || text in targets[part]),
    doubts: bars.doubtsOf(part, found, taken),
  }
}

/**
 * The column whose name matches, the most certain pattern first, among those whose cells can be of the kind; otherwise
 * the one with the most certain name.
 */
function placeOf(
  bars: FieldBars,
  columns: SeenColumns,
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
      (text, place) => pattern.test(text) && columns.canBe(target.kind, place),
    )
    if (at >= 0) return at
  }
  const [surest] = patterns
  return surest ? bars.firstFree(name, target, taken, (text) => surest.test(text)) : -1
}

/** The only column whose cells are clearly of the kind, whatever its name. */
function onlyPlace(
  bars: FieldBars,
  columns: SeenColumns,
  name: string,
  target: TargetField,
  taken: ReadonlySet<number>,
): number {
  const sure = bars.allFree(name, target, taken, (_, at) => columns.isSurely(target.kind, at))
  return sure.length === 1 ? (sure[0] ?? -1) : -1
}
