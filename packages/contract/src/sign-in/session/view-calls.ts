import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { HandOverBody, SessionPerson, SupplierView } from './schemas.ts'

const visitor = { actor: 'visitor' } as const

export const takeSupplierView = defineCall({
  purpose:
    "Opens, with a one-use code of the back office, a read-only look at the portal as a supplier's user.",
  method: 'POST',
  path: '/session/view',
  access: visitor,
  limit: 'session',
  body: HandOverBody,
  answer: z.object({ data: SessionPerson, company: z.number(), view: SupplierView }),
  isQuiet: true,
})
