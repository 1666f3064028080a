import { debitNotesTexts as texts } from '@enlace/contract/features/notes-debit/texts'
import { listRoute } from '../../core/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { noteReaders } from './filter.ts'
import { debitNotesQuery } from './queries.ts'
import { DebitNotesView } from './view.tsx'

/** The debit notes (spec 2; screens 2.6). */
export const debitNotesRoute = listRoute({
  path: paths.debitNotes,
  title: texts.title,
  readers: noteReaders,
  query: (days, filter) => debitNotesQuery({ ...filter, days }),
  View: (props) => (
    <DebitNotesView {...props} hrefOf={(id) => paths.debitNote({ days: props.place.days, id })} />
  ),
})
