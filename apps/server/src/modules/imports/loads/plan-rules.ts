import type { ImportPlan, ImportReading, ImportRules } from '@enlace/contract/imports/schemas.ts'
import type {
  FieldMapping,
  Mapping,
  MappingRules,
  PartMapping,
  PartReading,
} from '@enlace/importer/core/mapping/mapping.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'
import { usualRules } from '@enlace/importer/core/mapping/usual-rules.ts'

/** The due days, code meanings and kind of picture (changes or whole) of a source, or the defaults. */
export function usualChoices(
  saved: Mapping | undefined,
): Pick<ImportPlan, 'picture' | 'dueDays'> & { rules: ImportRules } {
  const { picture = 'changes', dueDays, ...others } = saved?.rules ?? usualRules
  const { purchaseClasses, otherClasses, orderTypes, settlement } = others
  const rules = { purchaseClasses, ...(otherClasses && { otherClasses }), orderTypes, settlement }
  return { picture, dueDays, rules }
}

/** Returns the mapping for a plan's files: the source's saved mapping, overridden by the plan. */
export function mappingOf(
  plan: ImportPlan,
  names: ReadonlyMap<number, string>,
  saved: Mapping | undefined,
): Mapping {
  const parts = plan.files.map(({ seq, part, reading, rows, addsUp, fields }): [string, PartMapping] => {
    const own = Object.entries<TargetField>(targets[part]).flatMap(([name, { kind }]) => {
      const field = fields[name]
      if (!field || (field.column === undefined && field.constant === undefined)) return []
      const { column, constant, dateOrder, decimalMark, impliedDecimals } = field
      const known = saved?.parts[part]?.fields[name]
      const none = field.none ?? known?.none ?? []
      const words = field.words ?? known?.words ?? {}
      const mapping: FieldMapping = {
        kind,
        ...(column !== undefined && { column }),
        ...(constant !== undefined && { constant }),
        ...(dateOrder && { dateOrder }),
        ...(decimalMark && { decimalMark }),
        ...(impliedDecimals !== undefined && { impliedDecimals }),
        ...(none.length > 0 && { none }),
        ...(Object.keys(words).length > 0 && { words }),
      }
      return [[name, mapping] as const]
    })
    const told = readingOf(reading ?? {})
    return [
      part,
      {
        file: names.get(seq) ?? '',
        ...(told && { reading: told }),
        ...(rows && { rows }),
        ...(addsUp && { addsUp }),
        fields: Object.fromEntries(own),
      },
    ]
  })
  return {
    source: plan.source,
    company: saved?.company ?? null,
    parts: { ...saved?.parts, ...Object.fromEntries(parts) },
    rules: rulesOf(plan, saved?.rules ?? usualRules),
  }
}

/** Merges a plan's rules into those of the source's mapping; the plan's have priority. */
function rulesOf({ picture, dueDays, rules }: ImportPlan, known: MappingRules): MappingRules {
  if (!rules) return { ...known, picture, dueDays }
  const { otherClasses, ...said } = rules
  const { otherClasses: _, ...kept } = known
  return { ...kept, ...said, ...(otherClasses && { otherClasses }), picture, dueDays }
}

/** The user's choices on how to read a file; undefined if there are none. */
function readingOf({ encoding, separator, sheet, headerLine }: ImportReading): PartReading | undefined {
  const told: PartReading = {
    ...(encoding && { encoding }),
    ...(separator && { separator }),
    ...(sheet !== undefined && { sheet }),
    ...(headerLine !== undefined && { headerLine }),
  }
  return Object.keys(told).length === 0 ? undefined : told
}

/** Returns the faults that prevent a trial: required fields without a column, by file, and kinds that occur twice. */
export function planFaults(plan: ImportPlan): { missing: Map<number, string[]>; repeated: number[] } {
  const missing = new Map<number, string[]>()
  const repeated: number[] = []
  const seen = new Set<string>()
  for (const { seq, part, fields } of plan.files) {
    if (seen.has(part)) repeated.push(seq)
    seen.add(part)
    const lacking = Object.entries<TargetField>(targets[part])
      .filter(([name, { isRequired }]) => isRequired && !isGiven(fields[name]))
      .map(([name]) => name)
    if (lacking.length > 0) missing.set(seq, lacking)
  }
  return { missing, repeated }
}

const isGiven = (field: ImportPlan['files'][number]['fields'][string] | undefined) =>
  field !== undefined && (field.column !== undefined || field.constant !== undefined)
