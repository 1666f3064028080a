import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'
import { availabilityTexts as texts } from './texts.ts'

export const maintenanceStates = ['planned', 'running', 'done', 'cancelled'] as const
export const MaintenanceState = z.enum(maintenanceStates)
export type MaintenanceState = z.infer<typeof MaintenanceState>

/** A maintenance window, as staff sees it. */
export const MaintenanceWindow = z.object({
  id: z.string(),
  state: MaintenanceState,
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  announceFrom: z.nullable(z.string()),
  message: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  version: z.number(),
})
export type MaintenanceWindow = z.infer<typeof MaintenanceWindow>

/** Whether the portal is online, and the planned maintenance. */
export const Availability = z.object({
  isOnline: z.boolean(),
  /** The announced time of return, if any. */
  returnsAt: z.nullable(z.string()),
  /** The server's time, for countdowns in browsers with a wrong clock. */
  now: z.string(),
  windows: z.array(MaintenanceWindow),
  portalUrl: z.string(),
})
export type Availability = z.infer<typeof Availability>

const message = z.string().check(z.trim(), z.maxLength(300, texts.messageLong))

/** Maintenance to schedule. */
export const PlannedMaintenance = z
  .object({
    startsAt: Instant,
    endsAt: z.nullable(Instant),
    announceFrom: z.nullable(Instant),
    message,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt), {
      message: texts.endEarly,
      path: ['endsAt'],
    }),
    z.refine(
      ({ startsAt, announceFrom }) =>
        announceFrom === null || Date.parse(announceFrom) < Date.parse(startsAt),
      { message: texts.announceLate, path: ['announceFrom'] },
    ),
  )
export type PlannedMaintenance = z.infer<typeof PlannedMaintenance>

/** Closes the portal now, until an hour or until it is opened. */
export const ClosedNow = z.object({ returnsAt: z.nullable(Instant), message })
