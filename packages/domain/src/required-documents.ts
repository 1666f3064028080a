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
