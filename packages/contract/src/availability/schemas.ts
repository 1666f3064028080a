import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'
import { availabilityTexts as texts } from './texts.ts'

export const maintenanceStates = ['planned', 'running', 'done', 'cancelled'] as const
export const MaintenanceState = z.enum(maintenanceStates)
export type MaintenanceState = z.infer<typeof MaintenanceState>

/** A time in which the portal is off line, as staff sees it. */
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

/** Whether the portal is on line, and what is planned. */
export const Availability = z.object({
  isOnline: z.boolean(),
  /** When it will be back, where somebody said so. */
  returnsAt: z.nullable(z.string()),
  /** The server's clock, by which a browser with a wrong one counts down. */
  now: z.string(),
  windows: z.array(MaintenanceWindow),
  portalUrl: z.string(),
})
export type Availability = z.infer<typeof Availability>

const message = z.string().check(z.trim(), z.maxLength(300, texts.messageLong))

/** Maintenance to come. */
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

/** The portal is closed now, until an hour or until somebody opens it. */
export const ClosedNow = z.object({ returnsAt: z.nullable(Instant), message })
