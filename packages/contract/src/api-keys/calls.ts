import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { ApiKeyDetail, ApiKeys, NewApiKey, Rotation, ToldKey } from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const
const params = z.object({ id: z.uuid() })

export const listApiKeys = defineCall({
  purpose: 'The API keys of the company, without the keys themselves, and what came in by each.',
  method: 'GET',
  path: '/staff/api-keys',
  access,
  answer: ApiKeys,
})

export const getApiKey = defineCall({
  purpose: 'One API key without the key itself, what came in by it day by day, and its last pushes.',
  method: 'GET',
  path: '/staff/api-keys/:id',
  access,
  params,
  answer: ApiKeyDetail,
})

export const createApiKey = defineCall({
  purpose: 'Makes an API key with what it is good for; the key is told in this answer and never again.',
  method: 'POST',
  path: '/staff/api-keys',
  access,
  stepUp: true,
  body: NewApiKey,
  answer: ToldKey,
})

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

export const revokeApiKey = defineCall({
  purpose: 'Ends an API key at once and for good.',
  method: 'POST',
  path: '/staff/api-keys/:id/revoke',
  access,
  params,
  body: z.object({ version: wholeNumber(1, 100_000) }),
  answer: z.object({}),
})
