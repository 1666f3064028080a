import type { DebitNote, DebitNotes } from '@enlace/contract/features/notes-debit/schemas'
import { debitNotesTexts as texts, noteColumnTexts } from '@enlace/contract/features/notes-debit/texts'
import { ChoiceFilter } from '../../core/list/choice-filter.tsx'
import { ListActions } from '../../core/list/list-actions.tsx'
import { ListFilters } from '../../core/list/list-filters.tsx'
import { ListPage } from '../../core/list/list-page.tsx'
import type { ListViewProps } from '../../core/list/list-place.ts'
import { ListTable } from '../../core/list/list-table.tsx'
import { NoneInWindow } from '../../core/list/none-in-window.tsx'
import { StateFilter } from '../../core/list/state-filter.tsx'
import { useColumns } from '../../core/list/use-columns.ts'
import type { LoadSlice } from '../../core/list/use-slices.ts'
import { noteColumns } from './columns.tsx'
import type { NoteFilter } from './filter.ts'
import { MotiveFilter } from './motive-filter.tsx'

type DebitNotesViewProps = ListViewProps<NoteFilter, DebitNotes> & {
  loadSlice: LoadSlice<DebitNote>
  hrefOf: (id: string) => string
}

const applying = [{ value: '1', label: texts.toApply }]

/** What lowers the balance that the company owes: what a debit note is, filters, and the notes. */
export function DebitNotesView(props: DebitNotesViewProps) {
  const { place, viewing, answer, failure, isRefreshing, hrefOf, loadSlice } = props
  const columns = useColumns('notes-debit', noteColumns)
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      viewing={viewing}
      dataAsOf={answer?.dataAsOf}
      actions={<ListActions list="notes-debit" total={answer?.total} {...{ columns, place }} />}
    >
      <ListFilters place={place} texts={texts}>
        <ChoiceFilter
          label={texts.applying}
          name="por_aplicar"
          options={applying}
          counts={answer?.choices.por_aplicar}
          chosen={place.filter.por_aplicar}
          place={place}
        />
        <MotiveFilter motives={answer?.motivos} chosen={place.filter.motivo} place={place} />
        <StateFilter
          label={noteColumnTexts.estado}
          owner="nota_debito"
          counts={answer?.counts}
          place={place}
        />
      </ListFilters>
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        rowHref={(row) => hrefOf(row.id)}
        defaultSort="-fecha"
        neverAny={<NoneInWindow place={place} texts={texts} />}
        {...{ answer, place, failure, isRefreshing, loadSlice }}
      />
    </ListPage>
  )
}
