import { forgetSeenHelp, getSeenHelp, markHelpSeen } from '@enlace/contract/help/calls.ts'
import { seenHelpStore } from '@enlace/web/help/seen-help.ts'
import { send } from '../http/client.ts'

/** What the person has seen of the hints and the tour. */
export const seenHelp = seenHelpStore({
  get: () => send(getSeenHelp),
  mark: (seen) => send(markHelpSeen, { body: { seen } }),
  forget: () => send(forgetSeenHelp),
})
