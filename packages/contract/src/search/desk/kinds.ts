import type { StaffArea } from '@enlace/domain/staff-roles.ts'

/** What the search of the back office finds, in the order in which it lists it, with the area that its reader needs. */
export const deskFoundAreas = {
  suppliers: 'third-parties',
  'account-statements': 'third-parties',
  'purchase-order': 'third-parties',
  'purchase-tickets': 'third-parties',
  'notes-debit': 'third-parties',
  'payments-made': 'third-parties',
  'supplier-contracts': 'documents',
  questions: 'questions',
  'supplier-registration': 'registrations',
} as const satisfies Record<string, StaffArea>

/** A kind of what the search of the back office finds. */
export type DeskFoundKind = keyof typeof deskFoundAreas

/** Every kind, for schemas. */
export const deskFoundKinds = Object.keys(deskFoundAreas) as DeskFoundKind[] // the keys of an object of ours
