import { invitationsTexts } from '@enlace/contract/users/invitations/texts.ts'
import { supplierListTexts } from '@enlace/contract/suppliers/texts.ts'
import { paths } from '../core/paths.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

/** The third parties of the company, their users, those that are one, and inviting many. */
export const supplierScreens: readonly ScreenEntry[] = [
  {
    path: paths.suppliers.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () => import('../features/suppliers/route.tsx').then((chunk) => chunk.suppliersRoute),
    menu: { group: 'suppliers', label: supplierListTexts.title },
  },
  {
    // Before the third parties themselves: it is no number of one.
    path: paths.duplicates.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () =>
      import('../features/suppliers/merges/duplicates-route.tsx').then((chunk) => chunk.duplicatesRoute),
  },
  {
    path: paths.mergeSuppliers.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () => import('../features/suppliers/merges/merge-route.tsx').then((chunk) => chunk.mergeRoute),
  },
  {
    path: paths.invitations.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () => import('../features/users/invitations/route.tsx').then((chunk) => chunk.invitationsRoute),
    menu: { group: 'suppliers', label: invitationsTexts.title },
  },
  {
    // Before the files themselves: it is no id of one.
    path: paths.newInvitations.pattern,
    access: { actor: 'staff', area: 'third-parties', right: 'write' },
    load: () =>
      import('../features/users/invitations/new-route.tsx').then((chunk) => chunk.newInvitationsRoute),
  },
  {
    path: paths.invitationBatch.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () =>
      import('../features/users/invitations/detail-route.tsx').then((chunk) => chunk.invitationBatchRoute),
  },
  {
    path: paths.supplier.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () => import('../features/suppliers/supplier/route.tsx').then((chunk) => chunk.supplierRoute),
  },
  {
    path: paths.supplierUser.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () => import('../features/suppliers/users/route.tsx').then((chunk) => chunk.supplierUserRoute),
  },
  {
    path: paths.supplierDocuments.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () =>
      import('../features/supplier-documents/route.tsx').then((chunk) => chunk.supplierDocumentsRoute),
  },
  {
    path: paths.supplierDocument.pattern,
    access: { actor: 'staff', area: 'third-parties' },
    load: () =>
      import('../features/supplier-documents/detail-route.tsx').then((chunk) => chunk.supplierDocumentRoute),
  },
]
