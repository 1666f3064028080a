import * as z from 'zod/mini'
import { Room } from '../../operations/schemas.ts'
import { Presence, Subject } from '../../sign-in/presence/schemas.ts'
import { SignInAlarm } from '../../sign-in/alarm/schemas.ts'
import { countNames } from './counts.ts'

/** How the company's work stands now, as far as the member may read it. */
export const Live = z.object({
  /** How much waits, for each place of the menu that counts. */
  counts: z.partialRecord(z.enum(countNames), z.int()),
  /** Who has what open, the member's own other tabs included. */
  present: z.array(Presence),
  /** What somebody changed since the line before: a screen that shows it asks for it again. */
  moved: z.array(Subject),
  /** The server's room where it is little, for administrators. */
  room: z.optional(Room),
  /** The last burst of refused sign-ins, where it is of today, for administrators. */
  signInAlarm: z.optional(SignInAlarm),
})
export type Live = z.infer<typeof Live>
