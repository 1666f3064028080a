import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { ApiKeyDetail, ApiKeys, NewApiKey, Rotation, ToldKey } from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const // the actor is the type
const params = z.object({ id: z.uuid() })

/** The keys of the company and what came in by them. */
export const listApiKeys = defineCall({
  purpose: 'The API keys of the company, without the keys themselves, and what came in by each.',
  method: 'GET',
  path: '/staff/api-keys',
  access,
  answer: ApiKeys,
})

/** One key with what came in by it. */
export const getApiKey = defineCall({
  purpose: 'One API key without the key itself, what came in by it day by day, and its last pushes.',
  method: 'GET',
  path: '/staff/api-keys/:id',
  access,
  params,
  answer: ApiKeyDetail,
})

/** Makes a key, which is told this once. */
export const createApiKey = defineCall({
  purpose: 'Makes an API key with what it is good for; the key is told in this answer and never again.',
  method: 'POST',
  path: '/staff/api-keys',
  access,
  stepUp: true,
  body: NewApiKey,
  answer: ToldKey,
})

/** Makes another key in place of one, which stays good for a while. */
export const rotateApiKey = defineCall({
  purpose: 'Makes another key in place of one, which stays good for some hours so that nothing stops.',
  method: 'POST',
  path: '/staff/api-keys/:id/rotate',
  access,
  stepUp: true,
  params,
  body: Rotation,
  answer: ToldKey,
})

/** Ends a key at once. */
export const revokeApiKey = defineCall({
  purpose: 'Ends an API key at once and for good.',
  method: 'POST',
  path: '/staff/api-keys/:id/revoke',
  access,
  params,
  body: z.object({ version: wholeNumber(1, 100_000) }),
  answer: z.object({}),
})
