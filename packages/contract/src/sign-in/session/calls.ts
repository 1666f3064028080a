import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import {
  AntiForgery,
  HandOverBody,
  LoginAnswer,
  LoginBody,
  RefreshBody,
  SessionContext,
  SessionPerson,
  Tokens,
  UserInfo,
} from './schemas.ts'

const visitor = { actor: 'visitor' } as const
const supplier = { actor: 'supplier' } as const

/** Opens a session, or returns the reason of a refusal in Spanish; sets the session cookie. */
export const login = defineCall({
  purpose: 'Opens a session with email and password (spec 7, Login).',
  method: 'POST',
  path: '/login',
  access: visitor,
  limit: 'login',
  encoding: 'form',
  body: LoginBody,
  answer: LoginAnswer,
})

/** Ends this browser's session family, in every tab. */
export const logout = defineCall({
  purpose: 'Ends the session (spec 7, Logout).',
  method: 'GET',
  path: '/logout',
  access: supplier,
  /** Logged out for inactivity: the browser still gets push messages. */
  query: z.object({ idle: z.optional(z.literal('1')) }),
  answer: z.object({ error: z.boolean() }),
})

export const getSecret = defineCall({
  purpose: 'Sets the anti-forgery cookie and returns the token, its header and its cookie (spec 7, Secret).',
  method: 'GET',
  path: '/secret',
  access: visitor,
  answer: AntiForgery,
  isQuiet: true,
})

/** Exchanges tokens; a refresh token that was already used ends the session. */
export const refreshTokens = defineCall({
  purpose: 'Exchanges the refresh token for new tokens (spec 7, Token refresh).',
  method: 'POST',
  path: '/webservices/auth/token/',
  access: visitor,
  limit: 'session',
  encoding: 'form',
  body: RefreshBody,
  answer: Tokens,
  isQuiet: true,
  isBackground: true,
})

/** The user of the session, its supplier, branch accounts and other companies. */
export const getSessionContext = defineCall({
  purpose: 'The open session: person, supplier, branch accounts and the memberships to switch to.',
  method: 'GET',
  path: '/session',
  access: supplier,
  isBeforeAcceptance: true,
  answer: SessionContext,
})

/** Switches to another membership of the user: a new session token, the same cookie. */
export const switchMembership = defineCall({
  purpose: "Opens another of the person's memberships without a second login (decisions 2).",
  method: 'POST',
  path: '/session/membership',
  access: supplier,
  isForReaders: true,
  isBeforeAcceptance: true,
  body: z.object({ membership: z.string().check(z.maxLength(60)) }),
  answer: z.object({ ...Tokens.shape, data: SessionPerson, company: z.number() }),
})

/** A code for another membership at another host, inside the URL to open there. */
export const handOverMembership = defineCall({
  purpose:
    "Hands the session over to another of the person's memberships at its company's host (decisions 2).",
  method: 'POST',
  path: '/session/hand-over',
  access: supplier,
  isForReaders: true,
  isBeforeAcceptance: true,
  body: z.object({ membership: z.string().check(z.maxLength(60)), isSharedDevice: z.boolean() }),
  answer: z.object({ address: z.string() }),
})

/** Opens the session of a hand-over code, which works once, at its host, and from its origin. */
export const takeHandOver = defineCall({
  purpose: 'Opens a session with the one-use code of a hand-over; sets its cookie half (decisions 2).',
  method: 'POST',
  path: '/session/hand-over/arrival',
  access: visitor,
  limit: 'session',
  body: HandOverBody,
  answer: z.object({
    ...Tokens.shape,
    data: SessionPerson,
    company: z.number(),
    isSharedDevice: z.boolean(),
  }),
  isQuiet: true,
})

export const getUserInfo = defineCall({
  purpose: "The signed-in person's own data (spec 7, User info).",
  method: 'POST',
  path: '/user-info',
  access: supplier,
  isForReaders: true,
  body: z.object({ userId: z.string().check(z.maxLength(60)) }),
  answer: z.object({ userInfo: UserInfo }),
})
