import {
  assignDeskContact,
  getDeskContact,
  listDeskContactRows,
  listDeskContacts,
  replyDeskContact,
  turnDeskContact,
} from '@enlace/contract/contact-us/desk/calls'
import type {
  ContactReplyForm,
  DeskContact,
  DeskContactsQuery,
} from '@enlace/contract/contact-us/desk/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { ContactFilter } from './filter.ts'

/** A page of the inbox; others work on it, too, so it is asked again whenever it opens. */
export const contactsQuery = (query: DeskContactsQuery) => ({
  ...callQuery(listDeskContacts, { query }),
  staleTime: 0,
})

/** The rows of the whole inbox, a slice at a time. */
export const contactSlice =
  (place: ListPlace<ContactFilter>): LoadSlice<DeskContact> =>
  (after, signal) =>
    send(listDeskContactRows, { query: sliceQueryOf(place, after) }, { signal })

/** One message with what was answered. */
export const contactQuery = (id: string) => ({
  ...callQuery(getDeskContact, { params: { id } }),
  staleTime: 0,
})

/** What is done with a message; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string) => {
  const params = { id }
  return {
    reply: (version: number, tipo: 'respuesta' | 'nota', form: ContactReplyForm) =>
      send(replyDeskContact, { params, body: { version, tipo, ...form } }),
    assign: (version: number, responsable: string | null) =>
      send(assignDeskContact, { params, body: { version, responsable } }),
    turn: (version: number, estado: 'en_gestion' | 'cerrado') =>
      send(turnDeskContact, { params, body: { version, estado } }),
  }
}
