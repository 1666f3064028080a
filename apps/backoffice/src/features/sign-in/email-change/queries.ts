import { decideEmailChange, openEmailLink } from '@enlace/contract/staff/sign-in/security-calls.ts'
import type { EmailLinkCalls } from '@enlace/web/security/use-email-link.ts'
import { send } from '../../../core/session/client.ts'

/** The link by which an address answers a change of email. */
export const emailLink: EmailLinkCalls = {
  open: async (token) => (await send(openEmailLink, { body: { token } })).link,
  decide: async (token, confirms) => (await send(decideEmailChange, { body: { token, confirms } })).outcome,
}
