import { longest } from '@enlace/contract/core/patterns.ts'
import { listDebitNoteRows, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNote, DebitNotes } from '@enlace/contract/notes-debit/schemas.ts'
import { debitNotesTexts as texts } from '@enlace/contract/notes-debit/texts.ts'
import { isAppliedDoubtful, isValueDoubtful } from '@enlace/domain/debit-notes.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { documentList } from '../../core/document/document-list.tsx'
import { describedReaders } from '@enlace/web/document/fields/described-filters.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { paths } from '../../core/paths.ts'
import { DoubtfulAmount } from './doubtful-amount.tsx'

const MotiveFilter = lazyBelow(async () => (await import('./motive-filter.tsx')).MotiveFilter)

/** The columns of the notes (screens 2.6); amounts that do not make sense together say so beside themselves. */
export const noteColumns: readonly Column<DebitNote, DebitNotes['totals'][number]>[] = listColumns(
  noteDocument.fields,
  noteDocument.states,
  {
    valor_nota: {
      cell: (row) => (
        <DoubtfulAmount
          value={row.valor_nota}
          moneda={row.moneda}
          isDoubtful={isValueDoubtful(row)}
          isStrong
        />
      ),
    },
    valor_aplicado: {
      cell: (row) => (
        <DoubtfulAmount value={row.valor_aplicado} moneda={row.moneda} isDoubtful={isAppliedDoubtful(row)} />
      ),
    },
  },
)

/** How the address of the list is read. */
export const noteReaders: FilterReaders<FilterOf<typeof listDebitNotes>> = {
  ...commonReaders,
  motivo: (text) => (text === '' || text.length > longest.motive ? undefined : text),
  ...describedReaders(noteDocument.filters),
}

/** What lowers the balance that the company owes (spec 2; screens 2.6). */
export const debitNotesRoute = documentList<typeof listDebitNotes>({
  path: paths.debitNotes,
  onePath: paths.debitNote,
  list: 'notes-debit',
  texts,
  document: noteDocument,
  readers: noteReaders,
  page: listDebitNotes,
  rows: listDebitNoteRows,
  columns: noteColumns,
  ownFilters: ({ place, answer }) => [
    {
      kind: 'part',
      name: 'motivo',
      part: <MotiveFilter motives={answer?.motivos} chosen={place.filter.motivo} place={place} />,
    },
  ],
})
