import { deadlines } from '@enlace/contract/supplier-registration/limits'
import type { DeskRegistration, DeskRegistrations } from '@enlace/contract/supplier-registration/desk/schemas'
import { deadlineTexts, registrationsTexts as texts } from '@enlace/contract/supplier-registration/desk/texts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { registrationColumns } from './columns.tsx'
import type { RegistrationFilter } from './filter.ts'

type RegistrationsViewProps = ListViewProps<RegistrationFilter, DeskRegistrations> & {
  loadSlice: LoadSlice<DeskRegistration>
  hrefOf: (id: string) => string
}

const kinds = (['1', '2'] as const).map((value) => ({ value, label: texts.kinds[value] }))
const terms = deadlines.map((value) => ({ value, label: deadlineTexts[value] }))
const whose = [
  { value: 'mias', label: assigneeTexts.mine },
  { value: 'sin_asignar', label: assigneeTexts.nobody },
]

/** Who wants to become a supplier: what waits for the company first, with the term in which it answers. */
export function RegistrationsView(props: RegistrationsViewProps) {
  return (
    <ListScreen<DeskRegistration, { moneda: string }, RegistrationFilter>
      {...props}
      list="staff-registrations"
      texts={texts}
      columns={registrationColumns}
      defaultSort="turno"
      isLive
      filters={[
        { kind: 'choice', name: 'plazo', label: texts.deadline, options: terms },
        { kind: 'choice', name: 'asignada', label: assigneeTexts.label, options: whose },
        { kind: 'choice', name: 'tipo', label: texts.kind, options: kinds },
        { kind: 'states', label: texts.states, owner: 'solicitud_registro' },
      ]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    />
  )
}
