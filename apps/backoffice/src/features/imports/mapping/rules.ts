import { fill } from '@enlace/contract/core/fill.ts'
import { unsaidClasses } from '@enlace/contract/imports/reading/found-codes.ts'
import { isKindAsked } from '@enlace/contract/imports/doubt-schemas.ts'
import { type ImportLoad, type ImportPlan, SourceName } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import type { Targets } from '../actions.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'

const texts = importsTexts.plan

/** What keeps a plan from being tried. */
export type PlanFaults = {
  source: string | undefined
  dueDays: string | undefined
  /** The files of which it is not known what they hold. */
  asked: readonly number[]
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
  const asked = plan.files.flatMap(({ seq, doubts }) => (isKindAsked(doubts) ? seq : []))
  const isReady =
    source === undefined &&
    dueDays === undefined &&
    missing.size === 0 &&
    unsaid.size === 0 &&
    repeated.length === 0 &&
    asked.length === 0 &&
    plan.files.length > 0
  return { source, dueDays, asked, missing, unsaid, repeated, isReady }
}

/** A fault as it is shown beside the button, with the id of the control where it is mended. */
export type FaultLine = { fieldId: string; message: string }

/** The id of a control of the plan: of a file's field, kind or class, or of the plan as a whole. */
export const placeId = (what: string, seq?: number) =>
  `plan-${seq === undefined ? '' : `${seq}-`}${encodeURIComponent(what)}`

/** What keeps a plan from being tried, a line a fault: what is to be said, of which file, and where. */
export function faultLines(
  { source, dueDays, asked, missing, unsaid, repeated }: PlanFaults,
  files: readonly { seq: number; name: string }[],
): FaultLine[] {
  const { faults } = texts
  const nameOf = (seq: number) => files.find((file) => file.seq === seq)?.name ?? ''
  const line = (what: string, seq: number, text: string, values: Record<string, string> = {}) => ({
    fieldId: placeId(what, seq),
    message: fill(text, { file: nameOf(seq), ...values }),
  })
  return [
    ...(source === undefined
      ? []
      : [{ fieldId: placeId('source'), message: fill(faults.source, { fault: source }) }]),
    ...(dueDays === undefined
      ? []
      : [{ fieldId: placeId('dueDays'), message: fill(faults.dueDays, { fault: dueDays }) }]),
    ...asked.map((seq) => line('answer', seq, faults.asked)),
    ...[...missing].flatMap(([seq, fields]) =>
      fields.map((field) => line(field, seq, faults.missing, { field: fieldName(field) })),
    ),
    ...[...unsaid].flatMap(([seq, classes]) =>
      classes.map((code) => line(`class ${code}`, seq, faults.unsaid, { code })),
    ),
    ...repeated.map((seq) => line('part', seq, faults.repeated)),
  ]
}

const isGiven = (field: ImportPlan['files'][number]['fields'][string] | undefined) =>
  field?.column !== undefined || (field?.constant !== undefined && field.constant !== '')
