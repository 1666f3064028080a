import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { DocumentId, SupplierId } from '../../core/values.ts'
import { MergeLine } from '../merges/schemas.ts'
import { SupplierEvent, SupplierUserDetail, SupplierUserGrant } from './schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const
const params = z.object({ id: SupplierId, user: DocumentId })

export const listSupplierEvents = defineCall({
  purpose: 'What happened at a third party: its users, their access, and what the company did.',
  method: 'GET',
  path: '/staff/suppliers/:id/history',
  access,
  params: z.object({ id: SupplierId }),
  answer: z.object({ events: z.array(SupplierEvent) }),
})

export const listSupplierHoldings = defineCall({
  purpose: 'How many documents, requests and other records the portal has of a third party, by kind.',
  method: 'GET',
  path: '/staff/suppliers/:id/holdings',
  access,
  params: z.object({ id: SupplierId }),
  answer: z.object({ lines: z.array(MergeLine) }),
})

export const getSupplierUser = defineCall({
  purpose: 'A user of a third party: what it is granted, and what happened to it.',
  method: 'GET',
  path: '/staff/suppliers/:id/users/:user',
  access,
  params,
  answer: SupplierUserDetail,
})

/** Changes a user's access; names the version it is based on. */
export const changeSupplierUser = defineCall({
  purpose: "Changes the role, the modules, the branches and the last day of a supplier's user.",
  method: 'PUT',
  path: '/staff/suppliers/:id/users/:user',
  access,
  params,
  body: z.extend(SupplierUserGrant, { sello: z.string().check(z.maxLength(40)) }),
  answer: z.object({}),
})

/** Enables or disables a user, who is never deleted. */
export const enableSupplierUser = defineCall({
  purpose: "Opens or closes the access of a supplier's user; a pending invitation is withdrawn.",
  method: 'PUT',
  path: '/staff/suppliers/:id/users/:user/active',
  access,
  params,
  body: z.object({ isActive: z.boolean() }),
  answer: z.object({}),
})

export const endSupplierUserSessions = defineCall({
  purpose: "Ends the sessions of a supplier's user at that supplier.",
  method: 'POST',
  path: '/staff/suppliers/:id/users/:user/end-sessions',
  access,
  params,
  answer: z.object({ sessions: z.number() }),
})

export const setSupplierMaster = defineCall({
  purpose: 'Gives or takes the master role of a user; every master of the supplier is told.',
  method: 'PUT',
  path: '/staff/suppliers/:id/users/:user/master',
  access,
  stepUp: true,
  params,
  body: z.object({ isMaster: z.boolean() }),
  answer: z.object({}),
})

/** Lifts a user's lock after failed attempts, at most three times a day. */
export const unlockSupplierUser = defineCall({
  purpose: 'Forgets failed attempts to sign in as a user of a third party, who is let in again.',
  method: 'POST',
  path: '/staff/suppliers/:id/users/:user/unlock',
  access,
  stepUp: true,
  limit: 'unlock',
  params,
  answer: z.object({}),
})

export const resetSupplierUserFactor = defineCall({
  purpose: 'Takes the second factor of a user away that lost it; its sessions end and it is told by mail.',
  method: 'POST',
  path: '/staff/suppliers/:id/users/:user/reset-factor',
  access,
  stepUp: true,
  params,
  answer: z.object({}),
})

/** Starts a view of the portal as a user; returns the URL to open. */
export const viewAsSupplierUser = defineCall({
  purpose:
    'Makes a one-use address at which the portal is seen as a user sees it, for half an hour, read only.',
  method: 'POST',
  path: '/staff/suppliers/:id/users/:user/view',
  access,
  stepUp: true,
  params,
  answer: z.object({ address: z.string() }),
})
