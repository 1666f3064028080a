import {
  getDeskMail,
  listDeskMailRows,
  listDeskMails,
  resendDeskMail,
} from '@enlace/contract/mail/desk/calls'
import type { DeskMail, DeskMailsQuery } from '@enlace/contract/mail/desk/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { MailFilter } from './filter.ts'

/** A page of the outbox, as it is now. */
export const mailsQuery = (query: DeskMailsQuery) => ({
  ...callQuery(listDeskMails, { query }),
  staleTime: 0,
})

/** The rows of the whole outbox, a slice at a time. */
export const mailSlice =
  (place: ListPlace<MailFilter>): LoadSlice<DeskMail> =>
  (after, signal) =>
    send(listDeskMailRows, { query: sliceQueryOf(place, after) }, { signal })

/** One mail; the address at which it is drawn ends after some minutes. */
export const mailQuery = (id: string) => ({ ...callQuery(getDeskMail, { params: { id } }), staleTime: 0 })

/** Sends a mail again. @throws CallFailure */
export const resend = (id: string) => send(resendDeskMail, { params: { id } })
