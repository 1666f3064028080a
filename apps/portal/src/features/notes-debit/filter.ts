import { longest } from '@enlace/contract/core/patterns'
import type { DebitNotesQuery } from '@enlace/contract/notes-debit/schemas'
import { noteDocument } from '@enlace/contract/notes-debit/document'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { describedReaders } from '../../core/document/described-filters.ts'

/** What the address of the list says after its path. */
export type NoteFilter = Omit<DebitNotesQuery, 'days'>

/** How that is read. */
export const noteReaders: FilterReaders<NoteFilter> = {
  ...commonReaders,
  motivo: (text) => (text === '' || text.length > longest.motive ? undefined : text),
  ...describedReaders(noteDocument.filters),
}
