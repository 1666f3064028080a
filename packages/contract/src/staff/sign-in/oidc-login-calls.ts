import { defineCall } from '../../core/call.ts'
import { OidcArrival, OidcArrivalAnswer, OidcStart, OidcTieBody, OidcWay } from './oidc-login-schemas.ts'
import { StaffLoginAnswer } from './schemas.ts'

const access = { actor: 'visitor' } as const

export const startStaffOidc = defineCall({
  purpose: 'Where an email signs in at its company’s identity provider.',
  method: 'POST',
  path: '/staff/oidc/start',
  access,
  limit: 'login',
  body: OidcStart,
  answer: OidcWay,
})

/** Completes the login with the provider's response; sets the session cookie. */
export const arriveByStaffOidc = defineCall({
  purpose: 'Opens a session of the back office by what the identity provider answered.',
  method: 'POST',
  path: '/staff/oidc/arrival',
  access,
  limit: 'login',
  body: OidcArrival,
  answer: OidcArrivalAnswer,
})

/** Links the provider's account to an existing user, with that user's own password. */
export const tieStaffOidc = defineCall({
  purpose: 'Ties an identity provider’s account to the person whose password is shown, once.',
  method: 'POST',
  path: '/staff/oidc/tie',
  access,
  limit: 'login',
  body: OidcTieBody,
  answer: StaffLoginAnswer,
})
