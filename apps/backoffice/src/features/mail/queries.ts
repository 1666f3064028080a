import { getDeskMail, listDeskMails, resendDeskMail } from '@enlace/contract/mail/desk/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { keyOfList } from '../../core/list/key-of-list.ts'
import { send } from '../../core/session/client.ts'

/** One mail; the address at which it is drawn ends after some minutes. */
export const mailQuery = (id: string) => ({ ...callQuery(getDeskMail, { params: { id } }), staleTime: 0 })

/** What every page of the list is kept under. */
export const mailsKey = () => keyOfList(listDeskMails)

/** Sends a mail again. @throws CallFailure */
export const resend = (id: string) => send(resendDeskMail, { params: { id } })
