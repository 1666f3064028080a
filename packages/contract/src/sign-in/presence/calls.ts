import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { Subject } from './schemas.ts'

const access = { actor: 'staff' } as const
/** 32 hex digits, with or without hyphens: without a secure context browsers lack `crypto.randomUUID`. */
const Tab = z.string().check(z.regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/))

/** Reports that a user has a subject open in a tab; repeated while it is open, and forgotten soon after. */
export const bePresent = defineCall({
  purpose: 'Says that the signed-in member has something open; to be repeated every 20 seconds.',
  method: 'PUT',
  path: '/staff/presence/:tab',
  access,
  params: z.object({ tab: Tab }),
  body: Subject,
  answer: z.object({}),
  isForReaders: true,
  isQuiet: true,
  isBackground: true,
})

export const leavePresence = defineCall({
  purpose: 'Says that a tab of the signed-in member has nothing open any more.',
  method: 'DELETE',
  path: '/staff/presence/:tab',
  access,
  params: z.object({ tab: Tab }),
  answer: z.object({}),
  isForReaders: true,
  isQuiet: true,
  isBackground: true,
})
