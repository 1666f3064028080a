import type { StaffArea } from '@enlace/domain/staff-roles.ts'

/** The kinds of results of the back office's search, in display order, each with the required area. */
export const deskFoundAreas = {
  suppliers: 'third-parties',
  'account-statements': 'third-parties',
  'purchase-order': 'third-parties',
  'purchase-tickets': 'third-parties',
  'notes-debit': 'third-parties',
  'payments-made': 'third-parties',
  'supplier-contracts': 'documents',
  'submitted-invoices': 'invoices',
  questions: 'questions',
  'supplier-registration': 'registrations',
} as const satisfies Record<string, StaffArea>

/** A kind of result of the back office's search. */
export type DeskFoundKind = keyof typeof deskFoundAreas

/** Every kind, for schemas. */
export const deskFoundKinds = Object.keys(deskFoundAreas) as DeskFoundKind[] // the keys of an object of ours
