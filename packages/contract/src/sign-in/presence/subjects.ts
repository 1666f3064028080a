import type { StaffArea } from '@enlace/domain/staff-roles.ts'

/** The kinds of subjects that staff may work on, each with the required area. */
export const subjectAreas = {
  registration: 'registrations',
  'profile-request': 'registrations',
  'bank-change': 'bank-accounts',
  'required-document': 'documents',
  'contract-policy': 'documents',
  evaluation: 'qualification',
  'evaluation-review': 'qualification',
  question: 'questions',
  'submitted-invoice': 'invoices',
  'invoice-mail': 'invoices',
  'contact-message': 'questions',
  'online-payment': 'online-payments',
  objection: 'documents',
  proposal: 'documents',
  mail: 'mails',
  certificate: 'certificates',
  'third-party': 'third-parties',
} as const satisfies Record<string, StaffArea>

/** A kind of subject that several people may work on. */
export type SubjectKind = keyof typeof subjectAreas

/** Every kind, for schemas. */
export const subjectKinds: readonly SubjectKind[] = Object.keys(subjectAreas).filter(isSubjectKind)

/** Returns whether a text is a kind of subject. */
export function isSubjectKind(text: string): text is SubjectKind {
  return Object.hasOwn(subjectAreas, text)
}
