import type { StaffArea } from '@enlace/domain/staff-roles.ts'

/** The pending work counted in the staff's menu, each with the required area. */
export const countAreas = {
  registrations: 'registrations',
  'profile-requests': 'registrations',
  'bank-changes': 'bank-accounts',
  'required-documents': 'documents',
  'evaluation-reviews': 'qualification',
  'contract-policies': 'documents',
  questions: 'questions',
  'submitted-invoices': 'invoices',
  'invoice-mails': 'invoices',
  'contact-messages': 'questions',
  objections: 'documents',
  proposals: 'documents',
  'failed-mails': 'mails',
  'company-papers': 'settings',
  certificates: 'certificates',
  'source-alarms': 'data',
  'failed-jobs': 'operation',
} as const satisfies Record<string, StaffArea>

/** A count of the menu. */
export type CountName = keyof typeof countAreas

/** Every count, for schemas. */
export const countNames: readonly CountName[] = Object.keys(countAreas).filter(isCountName)

/** Returns whether a text is the name of a count. */
export function isCountName(text: string): text is CountName {
  return Object.hasOwn(countAreas, text)
}
