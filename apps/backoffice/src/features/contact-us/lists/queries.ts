import { changeContactLists, getContactLists } from '@enlace/contract/contact-us/lists/calls.ts'
import type { ContactLists } from '@enlace/contract/contact-us/lists/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/session/client.ts'

/** Lists and readers; asked again whenever the screen is opened, because others change them, too. */
export const contactListsQuery = () => ({ ...callQuery(getContactLists), staleTime: 0 })

/** Changes the lists that were seen. @throws CallFailure */
export const sendContactLists = (lists: ContactLists, version: string) =>
  send(changeContactLists, { body: { ...lists, version } })
