import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import {
  PasskeyCreation,
  PasskeyRequest,
  SecondStepBody,
  StepToken,
  StepUpBody,
  StepUpMethods,
  TotpKey,
} from '../../sign-in/second-factor/schemas.ts'
import { StaffLoginAnswer, StaffLoginBody, StaffSession } from './schemas.ts'

const visitor = { actor: 'visitor' } as const
const anyStaff = { actor: 'staff' } as const
const StepBody = z.object({ step: StepToken })

export const getStaffSecret = defineCall({
  purpose: 'Sets the anti-forgery cookie of the back office and answers its name, its header and its value.',
  method: 'GET',
  path: '/staff/secret',
  access: visitor,
  answer: z.object({ cookie: z.string(), header: z.string(), token: z.string() }),
  isQuiet: true,
})

/** Opens a session of the back office, or returns its pending step; sets the session cookie. */
export const staffLogin = defineCall({
  purpose: 'Opens a session of the back office with email and password, where the person worked last.',
  method: 'POST',
  path: '/staff/login',
  access: visitor,
  limit: 'login',
  body: StaffLoginBody,
  answer: StaffLoginAnswer,
})

export const askStaffPasskey = defineCall({
  purpose: 'A challenge for a passkey at the second step of a back-office login.',
  method: 'POST',
  path: '/staff/login/second-step/passkey',
  access: visitor,
  limit: 'login',
  body: StepBody,
  answer: PasskeyRequest,
})

export const takeStaffStep = defineCall({
  purpose: 'Shows the second factor of a back-office login and opens the session; sets its cookie half.',
  method: 'POST',
  path: '/staff/login/second-step',
  access: visitor,
  limit: 'login',
  body: SecondStepBody,
  answer: StaffLoginAnswer,
})

export const enrolStaffTotp = defineCall({
  purpose: 'A key for an authenticator app at the login of a back office that asks for a second factor.',
  method: 'POST',
  path: '/staff/login/second-step/totp',
  access: visitor,
  limit: 'login',
  body: StepBody,
  answer: TotpKey,
})

/** The options to create a passkey, for users who must set up a second factor to log in. */
export const enrolStaffPasskey = defineCall({
  purpose: 'What to make a passkey of at the login of a back office that asks for a second factor.',
  method: 'POST',
  path: '/staff/login/second-step/new-passkey',
  access: visitor,
  limit: 'login',
  body: StepBody,
  answer: PasskeyCreation,
})

export const staffLogout = defineCall({
  purpose: 'Ends the session of the back office.',
  method: 'POST',
  path: '/staff/logout',
  access: anyStaff,
  answer: z.object({}),
})

export const getStaffSession = defineCall({
  purpose: 'The open session of the back office: person, company, role, areas and companies to move to.',
  method: 'GET',
  path: '/staff/session',
  access: anyStaff,
  answer: StaffSession,
})

/** Extends the session of an active user; nothing else. */
export const keepStaffSession = defineCall({
  purpose: 'Counts as activity of the person.',
  method: 'POST',
  path: '/staff/session/activity',
  access: anyStaff,
  answer: z.object({ secondsLeft: z.number() }),
  isQuiet: true,
})

/** Switches to another company of the user: a new session token, the same cookie. */
export const switchStaffCompany = defineCall({
  purpose: 'Opens another company where the person works, without a second login.',
  method: 'POST',
  path: '/staff/session/company',
  access: anyStaff,
  ownSignIn: true,
  body: z.object({ company: z.number() }),
  answer: z.object({ session_token: z.string() }),
})

/** The methods by which the user of the session can authenticate again at this host. */
export const getStaffStepUpMethods = defineCall({
  purpose: 'How the session may show again who it is before a dangerous act.',
  method: 'GET',
  path: '/staff/step-up',
  access: anyStaff,
  answer: StepUpMethods,
})

export const askStaffStepUpPasskey = defineCall({
  purpose: 'A challenge for a passkey that shows again who the session is.',
  method: 'POST',
  path: '/staff/step-up/passkey',
  access: anyStaff,
  answer: PasskeyRequest,
})

/** Authenticates the user again, which permits sensitive acts for some minutes. */
export const staffStepUp = defineCall({
  purpose: 'Shows again who the session is, by a second factor or, where there is none, the password.',
  method: 'POST',
  path: '/staff/step-up',
  access: anyStaff,
  body: StepUpBody,
  answer: z.object({ seconds: z.number() }),
})
