import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { Availability, ClosedNow, PlannedMaintenance } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ id: z.uuid() })
const done = z.object({})

export const getAvailability = defineCall({
  purpose: 'Whether the portal of the company is on line, and its maintenance, planned and past.',
  method: 'GET',
  path: '/staff/availability',
  access,
  answer: Availability,
})

export const closePortal = defineCall({
  purpose: 'Takes the portal off line now, until an hour or until it is opened.',
  method: 'POST',
  path: '/staff/availability/close',
  access,
  stepUp: true,
  body: ClosedNow,
  answer: done,
})

/** Opens the portal now, even before the announced hour. */
export const openPortal = defineCall({
  purpose: 'Brings the portal on line again.',
  method: 'POST',
  path: '/staff/availability/open',
  access,
  answer: done,
})

/** Schedules maintenance, which closes and reopens the portal automatically. */
export const planMaintenance = defineCall({
  purpose: 'Plans a time in which the portal is off line, announced from a moment on.',
  method: 'POST',
  path: '/staff/availability/windows',
  access,
  stepUp: true,
  body: PlannedMaintenance,
  answer: z.object({ id: z.string() }),
})

/** Changes planned maintenance, or the end of a running one; names the version it is based on. */
export const changeMaintenance = defineCall({
  purpose: 'Changes planned maintenance, or the end of what is under way.',
  method: 'PUT',
  path: '/staff/availability/windows/:id',
  access,
  stepUp: true,
  params,
  body: z.object({ version: z.number(), planned: PlannedMaintenance }),
  answer: done,
})

export const cancelMaintenance = defineCall({
  purpose: 'Calls planned maintenance off.',
  method: 'POST',
  path: '/staff/availability/windows/:id/cancel',
  access,
  params,
  body: z.object({ version: z.number() }),
  answer: done,
})
