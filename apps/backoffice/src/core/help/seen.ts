import { forgetStaffSeenHelp, getStaffSeenHelp, markStaffHelpSeen } from '@enlace/contract/help/desk-calls.ts'
import { seenHelpStore } from '@enlace/web/help/seen-help.ts'
import { send } from '../session/client.ts'

/** What the person has seen of the hints and the tour. */
export const seenHelp = seenHelpStore({
  get: () => send(getStaffSeenHelp),
  mark: (seen) => send(markStaffHelpSeen, { body: { seen } }),
  forget: () => send(forgetStaffSeenHelp),
})
