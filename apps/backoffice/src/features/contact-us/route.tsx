import { listDeskContacts } from '@enlace/contract/contact-us/desk/calls'
import { contactDeskTexts as texts } from '@enlace/contract/contact-us/desk/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { contactReaders } from './filter.ts'
import { contactSlice, contactsQuery } from './queries.ts'
import { ContactsView } from './view.tsx'

/** `/mensajes`: the inbox of the contact form. */
export const contactMessagesRoute = listRoute({
  path: windowless(paths.contactMessages),
  title: texts.title,
  list: 'staff-contact',
  readers: contactReaders,
  query: (days, filter) => contactsQuery({ ...filter, days }),
  View: (props) => {
    useFresh({ kind: 'contact-message' }, listDeskContacts)
    return (
      <ContactsView
        {...props}
        loadSlice={contactSlice(props.place)}
        hrefOf={(id) => paths.contactMessage({ id })}
      />
    )
  },
})
