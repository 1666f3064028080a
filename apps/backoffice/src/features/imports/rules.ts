import { fill } from '@enlace/contract/core/fill'
import { unsaidClasses } from '@enlace/contract/core/import/found-codes'
import { isKindAsked } from '@enlace/contract/features/imports/doubt-schemas'
import { type ImportLoad, type ImportPlan, SourceName } from '@enlace/contract/features/imports/schemas'
import { importsTexts } from '@enlace/contract/features/imports/texts'
import type { Targets } from './actions.ts'
import { fieldName } from './shown.ts'

const texts = importsTexts.plan

/** What keeps a plan from being tried. */
export type PlanFaults = {
  source: string | undefined
  dueDays: string | undefined
  /** The fields by file that no column gives and each must have. */
  missing: ReadonlyMap<number, readonly string[]>
  /** The classes of receipt by file of which nobody has said what they are. */
  unsaid: ReadonlyMap<number, readonly string[]>
  /** The files that bring what another brings already. */
  repeated: readonly number[]
  isReady: boolean
}

/** Says what a plan lacks, so that each fault stands at its place. */
export function planFaults(
  plan: ImportPlan,
  targets: Targets,
  { usualRules, files }: Pick<ImportLoad, 'usualRules' | 'files'>,
): PlanFaults {
  const missing = new Map<number, string[]>()
  const repeated: number[] = []
  const seen = new Set<string>()
  for (const { seq, part, fields } of plan.files) {
    if (seen.has(part)) repeated.push(seq)
    seen.add(part)
    const lacking = (targets[part] ?? [])
      .filter(({ field, must }) => must && !isGiven(fields[field]))
      .map(({ field }) => field)
    if (lacking.length > 0) missing.set(seq, lacking)
  }
  const unsaid = new Map(
    plan.files.flatMap((planned) => {
      const file = files.find(({ seq }) => seq === planned.seq)
      const classes = file ? unsaidClasses(file.sheets, planned, plan.rules ?? usualRules) : []
      return classes.length > 0 ? [[planned.seq, classes] as const] : []
    }),
  )
  const source = SourceName.safeParse(plan.source).success ? undefined : texts.sourceInvalid
  const isWhole = Number.isInteger(plan.dueDays) && plan.dueDays >= 0 && plan.dueDays <= 365
  const dueDays = isWhole ? undefined : texts.dueDaysInvalid
  const isReady =
    source === undefined &&
    dueDays === undefined &&
    missing.size === 0 &&
    unsaid.size === 0 &&
    repeated.length === 0 &&
    !plan.files.some(({ doubts }) => isKindAsked(doubts)) &&
    plan.files.length > 0
  return { source, dueDays, missing, unsaid, repeated, isReady }
}

/** What keeps a plan from being tried, a line a fault: what is to be said, and of which file where there are several. */
export function faultLines(
  { source, dueDays, missing, unsaid, repeated }: PlanFaults,
  files: readonly { seq: number; name: string }[],
): string[] {
  const { faults } = texts
  const nameOf = (seq: number) => files.find((file) => file.seq === seq)?.name ?? ''
  return [
    ...(source === undefined ? [] : [fill(faults.source, { fault: source })]),
    ...(dueDays === undefined ? [] : [fill(faults.dueDays, { fault: dueDays })]),
    ...[...missing].map(([seq, fields]) =>
      fill(faults.missing, { file: nameOf(seq), fields: fields.map(fieldName).join(', ') }),
    ),
    ...[...unsaid].map(([seq, classes]) =>
      fill(faults.unsaid, { file: nameOf(seq), classes: classes.join(', ') }),
    ),
    ...repeated.map((seq) => fill(faults.repeated, { file: nameOf(seq) })),
  ]
}

const isGiven = (field: ImportPlan['files'][number]['fields'][string] | undefined) =>
  field?.column !== undefined || (field?.constant !== undefined && field.constant !== '')
