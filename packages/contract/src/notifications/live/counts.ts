import type { StaffArea } from '@enlace/domain/staff-roles.ts'

/** What waits for the staff, as the menu counts it, with the area that its reader needs. */
export const countAreas = {
  registrations: 'registrations',
  'profile-requests': 'registrations',
  'bank-changes': 'bank-accounts',
  'required-documents': 'documents',
  'evaluation-reviews': 'qualification',
  'contract-policies': 'documents',
  questions: 'questions',
  'contact-messages': 'questions',
  objections: 'documents',
  proposals: 'documents',
  'failed-mails': 'mails',
  certificates: 'certificates',
  'source-alarms': 'data',
  'failed-jobs': 'operation',
} as const satisfies Record<string, StaffArea>

/** A count of the menu. */
export type CountName = keyof typeof countAreas

/** Every count, for schemas. */
export const countNames: readonly CountName[] = Object.keys(countAreas).filter(isCountName)

/** Whether a text names a count. */
export function isCountName(text: string): text is CountName {
  return Object.hasOwn(countAreas, text)
}
