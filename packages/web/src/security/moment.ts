import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'

/** An instant by Bogotá's clock: `20/11/2026 14:05`; what never was is said so. */
export function moment(instant: string | null): string {
  return instant === null ? texts.never : formatInstant(new Date(instant))
}

/** The day of an instant in Bogotá: `20/11/2026`. */
export function dayOf(instant: string): string {
  return formatInstant(new Date(instant)).slice(0, 10)
}
