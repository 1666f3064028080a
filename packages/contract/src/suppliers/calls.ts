import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { DocumentId, SupplierId } from '../core/values.ts'
import {
  InvitedMaster,
  SupplierClass,
  SupplierDetail,
  SupplierRows,
  Suppliers,
  SuppliersQuery,
  SuppliersSliceQuery,
} from './schemas.ts'
import { SupplierSummary } from './summary-schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const
const params = z.object({ id: SupplierId })

export const listSuppliers = defineCall({
  purpose: 'The third parties of the company: who they are, who enters for them, and what is owed to them.',
  method: 'GET',
  path: '/staff/suppliers',
  access,
  query: SuppliersQuery,
  answer: Suppliers,
})

export const listSupplierRows = defineCall({
  purpose: 'Third parties of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/suppliers/rows',
  access,
  query: SuppliersSliceQuery,
  answer: SupplierRows,
  isQuiet: true,
})

export const getSupplier = defineCall({
  purpose: 'A third party of the company with its data, its branches and its users.',
  method: 'GET',
  path: '/staff/suppliers/:id',
  access,
  params,
  answer: SupplierDetail,
})

/** The summary for answering a supplier's call, with matters and documents limited to what the member's role may read. */
export const getSupplierSummary = defineCall({
  purpose:
    'What is owed to a third party by age, its last payments, what it has open, and the documents that it owes.',
  method: 'GET',
  path: '/staff/suppliers/:id/summary',
  access,
  params,
  answer: SupplierSummary,
})

/** Sets the size and risk of a supplier, by which documents are required of it. */
export const classifySupplier = defineCall({
  purpose: 'Sets the size and the risk of a third party, as the company sees them.',
  method: 'PUT',
  path: '/staff/suppliers/:id/class',
  access,
  params,
  body: SupplierClass,
  answer: SupplierDetail,
})

/** Starts a view of the portal as the supplier itself, which needs no user; returns the URL to open. */
export const viewAsSupplier = defineCall({
  purpose:
    'Makes a one-use address at which the portal is seen as the principal user of a supplier would see it, for half an hour, read only.',
  method: 'POST',
  path: '/staff/suppliers/:id/view',
  access,
  stepUp: true,
  params,
  answer: z.object({ address: z.string() }),
})

/** Invites a principal user by mail, who alone sets the password. */
export const inviteMaster = defineCall({
  purpose: 'Invites the principal user of a third party by mail, with a one-use link.',
  method: 'POST',
  path: '/staff/suppliers/:id/users',
  access,
  stepUp: true,
  params,
  body: InvitedMaster,
  answer: z.object({ id: DocumentId }),
})

/** Mails a new link to an invited user; the earlier one is void. */
export const resendSupplierInvitation = defineCall({
  purpose: "Sends the invitation of a supplier's user again, with another link.",
  method: 'POST',
  path: '/staff/suppliers/:id/users/:user/invitation',
  access,
  params: z.object({ id: SupplierId, user: DocumentId }),
  answer: z.object({ correo: z.string() }),
})
