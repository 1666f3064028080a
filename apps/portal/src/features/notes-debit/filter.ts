import { longest } from '@enlace/contract/core/patterns.ts'
import type { DebitNotesQuery } from '@enlace/contract/notes-debit/schemas.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { describedReaders } from '../../core/document/fields/described-filters.ts'

/** What the address of the list says after its path. */
export type NoteFilter = Omit<DebitNotesQuery, 'days'>

/** How that is read. */
export const noteReaders: FilterReaders<NoteFilter> = {
  ...commonReaders,
  motivo: (text) => (text === '' || text.length > longest.motive ? undefined : text),
  ...describedReaders(noteDocument.filters),
}
