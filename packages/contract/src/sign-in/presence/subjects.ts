import type { StaffArea } from '@enlace/domain/staff-roles.ts'

/** What somebody of the staff may be working at, with the area that its reader needs. */
export const subjectAreas = {
  registration: 'registrations',
  'profile-request': 'registrations',
  'bank-change': 'bank-accounts',
  'required-document': 'documents',
  'contract-policy': 'documents',
  evaluation: 'qualification',
  'evaluation-review': 'qualification',
  question: 'questions',
  'contact-message': 'questions',
  objection: 'documents',
  proposal: 'documents',
  mail: 'mails',
  certificate: 'certificates',
  'third-party': 'third-parties',
} as const satisfies Record<string, StaffArea>

/** A kind of thing that several people may work at. */
export type SubjectKind = keyof typeof subjectAreas

/** Every kind, for schemas. */
export const subjectKinds: readonly SubjectKind[] = Object.keys(subjectAreas).filter(isSubjectKind)

/** Whether a text names a kind of thing that several people may work at. */
export function isSubjectKind(text: string): text is SubjectKind {
  return Object.hasOwn(subjectAreas, text)
}
