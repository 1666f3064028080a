import { objectionStates } from '@enlace/contract/notes-debit/desk/state-schemas'
import type { DeskObjectionsQuery } from '@enlace/contract/notes-debit/desk/schemas'
import { commonReaders, type FilterReaders, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type ObjectionFilter = Omit<DeskObjectionsQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const objectionReaders: FilterReaders<ObjectionFilter> = {
  ...readers,
  status: severalOf(objectionStates),
}
