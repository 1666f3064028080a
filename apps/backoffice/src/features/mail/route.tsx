import { listDeskMails } from '@enlace/contract/mail/desk/calls'
import { mailsDeskTexts as texts } from '@enlace/contract/mail/desk/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { mailReaders } from './filter.ts'
import { mailSlice, mailsQuery } from './queries.ts'
import { MailsView } from './view.tsx'

/** `/correos`: the outbox of the company. */
export const mailsRoute = listRoute({
  path: windowless(paths.mails),
  title: texts.title,
  list: 'staff-mails',
  readers: mailReaders,
  query: (days, filter) => mailsQuery({ ...filter, days }),
  View: (props) => {
    useFresh({ kind: 'mail' }, listDeskMails)
    return <MailsView {...props} loadSlice={mailSlice(props.place)} hrefOf={(id) => paths.deskMail({ id })} />
  },
})
