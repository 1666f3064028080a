import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FoundProvider, StaffOidc, WrittenStaffOidc } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The identity provider for the login of the company's staff. */
export const getStaffOidc = defineCall({
  purpose: 'The identity provider of the company, without its secret.',
  method: 'GET',
  path: '/staff/oidc-settings',
  access,
  answer: StaffOidc,
})

/** Changes it; an enabled provider has to respond. */
export const changeStaffOidc = defineCall({
  purpose: 'Changes the identity provider by which the company’s staff may sign in.',
  method: 'PUT',
  path: '/staff/oidc-settings',
  access,
  stepUp: true,
  limit: 'provider-check',
  body: WrittenStaffOidc,
  answer: StaffOidc,
})

/** Checks whether an issuer is a provider, without saving it. */
export const checkStaffOidc = defineCall({
  purpose: 'What an issuer says of itself.',
  method: 'POST',
  path: '/staff/oidc-settings/check',
  access,
  stepUp: true,
  limit: 'provider-check',
  body: z.pick(WrittenStaffOidc, { issuer: true }),
  answer: FoundProvider,
})
