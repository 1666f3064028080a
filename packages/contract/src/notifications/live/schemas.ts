import * as z from 'zod/mini'
import { Room } from '../../operations/schemas.ts'
import { Presence, Subject } from '../../sign-in/presence/schemas.ts'
import { SignInAlarm } from '../../sign-in/alarm/schemas.ts'
import { countNames } from './counts.ts'

/** The live state of the company's work that the member may read. */
export const Live = z.object({
  /** The pending work of each menu entry that counts. */
  counts: z.partialRecord(z.enum(countNames), z.int()),
  /** Who has what open, including the member's other tabs. */
  present: z.array(Presence),
  /** What changed since the previous line, for screens to reload. */
  moved: z.array(Subject),
  /** The server's storage if it is low, for administrators. */
  room: z.optional(Room),
  /** The last burst of refused logins if it was today, for administrators. */
  signInAlarm: z.optional(SignInAlarm),
})
export type Live = z.infer<typeof Live>
