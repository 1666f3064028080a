import type { DebitNote, DebitNotes } from '@enlace/contract/notes-debit/schemas.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { debitNotesTexts as texts } from '@enlace/contract/notes-debit/texts.ts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { describedFilters } from '../../core/document/fields/described-filters.ts'
import { noteColumns } from './columns.tsx'
import type { NoteFilter } from './filter.ts'
import { MotiveFilter } from './motive-filter.tsx'

type DebitNotesViewProps = ListViewProps<NoteFilter, DebitNotes> & {
  loadSlice: LoadSlice<DebitNote>
  hrefOf: (id: string) => string
}

const filters = describedFilters<NoteFilter>(noteDocument)

/** What lowers the balance that the company owes: what a debit note is, filters, and the notes. */
export function DebitNotesView(props: DebitNotesViewProps) {
  const { place, answer } = props
  return (
    <ListScreen
      {...props}
      list="notes-debit"
      texts={texts}
      columns={noteColumns}
      defaultSort="-fecha"
      filters={filters.toSpliced(-1, 0, {
        kind: 'part',
        name: 'motivo',
        part: <MotiveFilter motives={answer?.motivos} chosen={place.filter.motivo} place={place} />,
      })}
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
