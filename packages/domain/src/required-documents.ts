import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts'

/** The validity of a document: without end, some days from its issue, until the company's date, or until its own. */
export const validityRules = ['ninguna', 'dias', 'fecha', 'documento'] as const
export type ValidityRule = (typeof validityRules)[number]

/** The validity rule of a document with its values. */
export interface Validity {
  regla: ValidityRule
  /** Days from the issue, for the rule `dias`. */
  dias: number | null
  /** The last day, for the rule `fecha`. */
  fecha: CalendarDate | null
}

/** The dates given for a new version. */
export interface VersionDays {
  expedido: CalendarDate | null
  vence: CalendarDate | null
}

/** What is wrong with the dates of a version; `closed` if the company no longer accepts the document. */
export type VersionFault =
  | 'issued-missing'
  | 'issued-future'
  | 'issued-old'
  | 'ends-missing'
  | 'ends-past'
  | 'ends-far'
  | 'closed'

/** The maximum validity in years; a later date is a typing error. */
export const longestYears = 20

/** Returns what is wrong with the dates of a version by the rule of its document, or undefined. */
export function versionFault(
  { regla, dias, fecha }: Validity,
  { expedido, vence }: VersionDays,
  today: CalendarDate,
): VersionFault | undefined {
  switch (regla) {
    case 'ninguna':
      return undefined
    case 'fecha':
      return fecha !== null && fecha < today ? 'closed' : undefined
    case 'dias':
      if (expedido === null) return 'issued-missing'
      if (expedido > today) return 'issued-future'
      return daysBetween(expedido, today) > (dias ?? 0) ? 'issued-old' : undefined
    case 'documento':
      if (vence === null) return 'ends-missing'
      if (vence < today) return 'ends-past'
      return daysBetween(today, vence) > longestYears * 366 ? 'ends-far' : undefined
  }
}

/** Returns the last valid day of a version by the rule of its document; null if it does not expire. */
export function lastDayOf(
  { regla, dias, fecha }: Validity,
  { expedido, vence }: VersionDays,
): CalendarDate | null {
  switch (regla) {
    case 'ninguna':
      return null
    case 'fecha':
      return fecha
    case 'dias':
      return expedido === null ? null : addDays(expedido, dias ?? 0)
    case 'documento':
      return vence
  }
}

/** When suppliers are reminded: days before the end, and every so many days while a document is missing or has ended. */
export interface ReminderDays {
  readonly dias_antes: readonly number[]
  readonly cada_dias: number | null
}

/** The plan of a company that has none of its own. */
export const usualPlan: ReminderDays = { dias_antes: [30, 7, 1], cada_dias: null }

/** A document of a supplier, as far as its reminders depend on it. */
export interface Remindable {
  estado: string
  obligatorio: boolean
  /** The version in force. */
  vigente: number | null
  regla: ValidityRule
  dias_vigencia: number | null
  vence: CalendarDate | null
  /** Since when it is asked. */
  desde: CalendarDate
}

/**
 * Returns the step of the plan that a document has reached, as a key that is sent once; undefined if there is none. Days
 * without a running server are caught up on: of several steps that have passed, only the latest is sent.
 */
export function reminderStep(
  document: Remindable,
  plan: ReminderDays,
  today: CalendarDate,
): string | undefined {
  const { estado, vence, desde, vigente, obligatorio } = document
  if (estado === 'en_revision') return undefined
  if (vence !== null && vence >= today) {
    const left = daysBetween(today, vence)
    const reached = plan.dias_antes.filter((days) => left <= Math.min(days, soonestOf(document)))
    return reached.length === 0 ? undefined : `antes ${Math.min(...reached)} v${vigente}`
  }
  if (vigente !== null || !obligatorio || plan.cada_dias === null) return undefined
  const since = vence ?? desde
  const times = Math.floor(daysBetween(since, today) / plan.cada_dias)
  return times < 1 ? undefined : `despues ${times * plan.cada_dias} ${since}`
}

/** A document with a short life is not reminded of right after it was issued. */
const soonestOf = ({ regla, dias_vigencia }: Remindable) =>
  regla === 'dias' ? Math.max(1, Math.floor((dias_vigencia ?? 0) / 3)) : Infinity

/** Returns the progress of a check-list: its mandatory documents in force today, in whole percent, 100 only if all are. */
export function completenessOf(documents: readonly { obligatorio: boolean; vigente: number | null }[]): {
  exigidos: number
  al_dia: number
  porcentaje: number
} {
  const mandatory = documents.filter(({ obligatorio }) => obligatorio)
  const al_dia = mandatory.filter(({ vigente }) => vigente !== null).length
  const exigidos = mandatory.length
  return { exigidos, al_dia, porcentaje: exigidos === 0 ? 100 : Math.floor((al_dia * 100) / exigidos) }
}
