import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { OpenSessionRows, OpenSessions, SessionsQuery, SessionsSliceQuery } from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const

export const listOpenSessions = defineCall({
  purpose: 'The open sessions of the company: of its suppliers and of its own team.',
  method: 'GET',
  path: '/staff/open-sessions',
  access,
  query: SessionsQuery,
  answer: OpenSessions,
})

export const listOpenSessionRows = defineCall({
  purpose: 'Open sessions of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/open-sessions/rows',
  access,
  query: SessionsSliceQuery,
  answer: OpenSessionRows,
  isQuiet: true,
})

export const endOpenSession = defineCall({
  purpose: 'Ends an open session of the company, other than one’s own.',
  method: 'DELETE',
  path: '/staff/open-sessions/:id',
  access,
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
})
