import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts'

/** How long a document is good: for ever, some days from its issue, until the company's day, or until its own. */
export const validityRules = ['ninguna', 'dias', 'fecha', 'documento'] as const
export type ValidityRule = (typeof validityRules)[number]

/** The rule of a document with what belongs to it. */
export interface Validity {
  regla: ValidityRule
  /** Days from its issue, by the rule `dias`. */
  dias: number | null
  /** The last day, by the rule `fecha`. */
  fecha: CalendarDate | null
}

/** The days that somebody tells of a new version. */
export interface VersionDays {
  expedido: CalendarDate | null
  vence: CalendarDate | null
}

/** What is wrong with the days of a version; the company no longer takes the document at all where it is `closed`. */
export type VersionFault =
  | 'issued-missing'
  | 'issued-future'
  | 'issued-old'
  | 'ends-missing'
  | 'ends-past'
  | 'ends-far'
  | 'closed'

/** No document is good for longer: a later day is a slip of the pen. */
export const longestYears = 20

/** What is wrong with the days of a version on a day in Colombia, by the rule of its document; nothing where they are right. */
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

/** The last day on which a version is good by the rule of its document; null where it does not end. */
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

/** How far a check-list is: its mandatory documents that are in force today, in whole percent, never 100 before all are. */
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
