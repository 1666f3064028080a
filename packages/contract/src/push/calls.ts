import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import {
  Freshness,
  FreshnessList,
  FreshnessWanted,
  PushKindName,
  PushLine,
  PushLoadDetail,
  PushLoads,
  PushLoadsQuery,
  PushQuery,
  PushRow,
  WhoAmI,
} from './schemas.ts'

const ofKind = { actor: 'program', asks: 'kind' } as const
const ofAnyKey = { actor: 'program', asks: 'anything' } as const

export const pushRecords = defineCall({
  purpose:
    'Sends records of a kind as NDJSON or a JSON array, also packed with gzip, and hears of each what became of it. ' +
    'They are kept a thousand at a time; the last line tells whether everything was worked off.',
  method: 'POST',
  path: '/v1/records/:kind',
  access: ofKind,
  delivers: 'stream',
  params: PushKindName,
  query: PushQuery,
  answer: PushLine,
})

export const deleteRecord = defineCall({
  purpose: 'Takes one record of a kind away by the key that the answers to pushes tell.',
  method: 'DELETE',
  path: '/v1/records/:kind/:key',
  access: ofKind,
  params: z.extend(PushKindName, { key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: PushRow,
})

export const listFreshness = defineCall({
  purpose: 'Until when each kind of records is complete, as suppliers see it beside their lists.',
  method: 'GET',
  path: '/v1/freshness',
  access: ofAnyKey,
  answer: FreshnessList,
})

export const putFreshness = defineCall({
  purpose: 'Says until when a kind of records is complete. An earlier moment does not turn the clock back.',
  method: 'PUT',
  path: '/v1/freshness/:kind',
  access: ofKind,
  params: PushKindName,
  body: FreshnessWanted,
  answer: Freshness,
})

/** The previous pushes. */
export const listLoads = defineCall({
  purpose:
    'The pushes of this key, newest first; with the scope read:cargas those of all keys of the company.',
  method: 'GET',
  path: '/v1/loads',
  access: ofAnyKey,
  query: PushLoadsQuery,
  answer: PushLoads,
})

export const getLoad = defineCall({
  purpose: 'One push with its refused and doubtful records.',
  method: 'GET',
  path: '/v1/loads/:id',
  access: ofAnyKey,
  params: z.object({ id: z.uuid() }),
  answer: PushLoadDetail,
})

/** The owner of the key. */
export const whoAmI = defineCall({
  purpose: 'The company of the key, its name, its scopes and the kinds of records that it may send.',
  method: 'GET',
  path: '/v1/whoami',
  access: ofAnyKey,
  answer: WhoAmI,
})
