import type { AnyListName } from './list-name.ts'
import type { ListPlace } from './list-place.ts'
import type { ChosenColumns } from './use-columns.ts'

/** A list as what is done with it needs it. */
export type ListToolsProps = {
  /** What its saved views belong to. */
  list: AnyListName
  columns: ChosenColumns<never, never>
  place: ListPlace
  /** Rows of the whole filtered set; nothing while that is not known. */
  total: number | undefined
}
