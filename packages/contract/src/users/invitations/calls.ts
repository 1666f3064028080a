import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { InvitationBatch, invitationLimits, InvitationLine, LinesQuery } from './schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const
const params = z.object({ id: z.uuid() })
const seen = z.object({ version: z.number() })

export const listInvitations = defineCall({
  purpose: 'The files of invitations of the company with how many accepted, wait or failed.',
  method: 'GET',
  path: '/staff/invitations',
  access,
  answer: z.object({ batches: z.array(InvitationBatch) }),
})

export const createInvitations = defineCall({
  purpose: 'Takes a file of invitations and says what each line would do; nothing is sent.',
  method: 'POST',
  path: '/staff/invitations',
  access,
  encoding: 'multipart',
  files: { count: 1, bytes: invitationLimits.bytes, kinds: 'tables' },
  body: z.looseObject({}),
  answer: z.object({ id: z.string() }),
})

export const getInvitations = defineCall({
  purpose: 'A file of invitations with its lines: who accepted, which mails failed, and why.',
  method: 'GET',
  path: '/staff/invitations/:id',
  access,
  params,
  query: LinesQuery,
  answer: z.object({
    batch: InvitationBatch,
    lines: z.array(InvitationLine),
    total: z.number(),
    pageSize: z.number(),
  }),
})

/** The progress of the sending, for polling. */
export const watchInvitations = defineCall({
  purpose: 'How far the sending of a file of invitations is.',
  method: 'GET',
  path: '/staff/invitations/:id/progress',
  access,
  params,
  answer: InvitationBatch,
  isBackground: true,
  isQuiet: true,
})

/** Starts or resumes sending the pending invitations, at a limited rate. */
export const startInvitations = defineCall({
  purpose: 'Sends the invitations of a file little by little.',
  method: 'POST',
  path: '/staff/invitations/:id/start',
  access,
  stepUp: true,
  params,
  body: seen,
  answer: z.object({}),
})

export const stopInvitations = defineCall({
  purpose: 'Stops sending the invitations of a file.',
  method: 'POST',
  path: '/staff/invitations/:id/stop',
  access,
  params,
  body: seen,
  answer: z.object({}),
})

export const resendInvitations = defineCall({
  purpose: 'Sends a new link to those of a file who have not accepted, or to one line.',
  method: 'POST',
  path: '/staff/invitations/:id/resend',
  access,
  stepUp: true,
  params,
  body: z.object({ version: z.number(), line: z.nullable(z.uuid()) }),
  answer: z.object({ due: z.number() }),
})

export const discardInvitations = defineCall({
  purpose: 'Discards a file of invitations of which nothing was sent.',
  method: 'POST',
  path: '/staff/invitations/:id/removal',
  access,
  params,
  body: seen,
  answer: z.object({}),
})
