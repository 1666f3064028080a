import { getDeskMail, resendDeskMail } from '@enlace/contract/mail/desk/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** One mail; the address at which it is drawn ends after some minutes. */
export const mailQuery = (id: string) => ({ ...callQuery(getDeskMail, { params: { id } }), staleTime: 0 })

/** Sends a mail again. @throws CallFailure */
export const resend = (id: string) => send(resendDeskMail, { params: { id } })
