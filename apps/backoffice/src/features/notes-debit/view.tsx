import type { DeskObjection, DeskObjections } from '@enlace/contract/notes-debit/desk/schemas'
import { objectionsDeskTexts as texts } from '@enlace/contract/notes-debit/desk/texts'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { objectionColumns } from './columns.tsx'
import type { ObjectionFilter } from './filter.ts'

type ObjectionsViewProps = ListViewProps<ObjectionFilter, DeskObjections> & {
  loadSlice: LoadSlice<DeskObjection>
  hrefOf: (id: string) => string
}

/** Debit notes that suppliers do not take: those that wait for a decision first. */
export function ObjectionsView(props: ObjectionsViewProps) {
  return (
    <ListScreen<DeskObjection, { moneda: string }, ObjectionFilter>
      {...props}
      list="staff-objections"
      texts={texts}
      columns={objectionColumns}
      defaultSort="turno"
      isLive
      filters={[{ kind: 'states', label: texts.states, owner: 'objecion' }]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    />
  )
}
