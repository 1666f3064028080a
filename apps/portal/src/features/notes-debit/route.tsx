import { debitNotesTexts as texts } from '@enlace/contract/notes-debit/texts.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { noteReaders } from './filter.ts'
import { debitNoteSlice, debitNotesQuery } from './queries.ts'
import { DebitNotesView } from './view.tsx'

/** The debit notes (spec 2; screens 2.6). */
export const debitNotesRoute = listRoute({
  path: paths.debitNotes,
  title: texts.title,
  list: 'notes-debit',
  readers: noteReaders,
  query: (days, filter) => debitNotesQuery({ ...filter, days }),
  View: (props) => (
    <DebitNotesView
      {...props}
      loadSlice={debitNoteSlice(props.place)}
      hrefOf={(id) => paths.debitNote({ days: props.place.days, id })}
    />
  ),
})
