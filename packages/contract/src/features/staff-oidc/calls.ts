import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { StaffLoginAnswer } from '../../core/staff/schemas.ts'
import { FoundProvider, OidcArrival, OidcStart, StaffOidc, WrittenStaffOidc } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const visitor = { actor: 'visitor' } as const

/** The identity provider by which the company's staff may sign in. */
export const getStaffOidc = defineCall({
  purpose: 'The identity provider of the company, without its secret.',
  method: 'GET',
  path: '/staff/oidc-settings',
  access,
  answer: StaffOidc,
})

/** Changes it; one that is switched on has to answer. */
export const changeStaffOidc = defineCall({
  purpose: 'Changes the identity provider by which the company’s staff may sign in.',
  method: 'PUT',
  path: '/staff/oidc-settings',
  access,
  stepUp: true,
  body: WrittenStaffOidc,
  answer: StaffOidc,
})

/** Asks an issuer whether it is a provider, before anything is kept. */
export const checkStaffOidc = defineCall({
  purpose: 'What an issuer says of itself.',
  method: 'POST',
  path: '/staff/oidc-settings/check',
  access,
  body: z.pick(WrittenStaffOidc, { issuer: true }),
  answer: FoundProvider,
})

/** Begins a sign-in at the provider of the company that an email belongs to. */
export const startStaffOidc = defineCall({
  purpose: 'Where an email signs in at its company’s identity provider.',
  method: 'POST',
  path: '/staff/oidc/start',
  access: visitor,
  limit: 'login',
  body: OidcStart,
  answer: z.object({ address: z.string() }),
})

/** Ends it with what the provider sent the browser back with; sets the session's cookie half. */
export const arriveByStaffOidc = defineCall({
  purpose: 'Opens a session of the back office by what the identity provider answered.',
  method: 'POST',
  path: '/staff/oidc/arrival',
  access: visitor,
  limit: 'login',
  body: OidcArrival,
  answer: StaffLoginAnswer,
})
