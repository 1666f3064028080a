import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { Subject } from './schemas.ts'

const access = { actor: 'staff' } as const
/** 32 digits: a browser makes them without asking for a secure page. */
const Tab = z.string().check(z.regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/))

/** Says that somebody has a thing open in a tab; said again while it has, and forgotten soon after it is not. */
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
