import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts'
import type { DeskContact, DeskContacts } from '@enlace/contract/contact-us/desk/schemas'
import { contactDeskTexts as texts } from '@enlace/contract/contact-us/desk/texts'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { contactColumns } from './columns.tsx'
import type { ContactFilter } from './filter.ts'

type ContactsViewProps = ListViewProps<ContactFilter, DeskContacts> & {
  loadSlice: LoadSlice<DeskContact>
  hrefOf: (id: string) => string
}

const whose = [
  { value: 'mias', label: assigneeTexts.mine },
  { value: 'sin_asignar', label: assigneeTexts.nobody },
]

/** What visitors wrote: what nobody answered first. */
export function ContactsView(props: ContactsViewProps) {
  const { place, answer } = props
  const members = (answer?.responsables ?? [])
    .filter(({ isSelf }) => !isSelf)
    .map(({ id, nombre }) => ({ value: id, label: nombre }))
  return (
    <ListScreen<DeskContact, { moneda: string }, ContactFilter>
      {...props}
      list="staff-contact"
      texts={texts}
      columns={contactColumns}
      defaultSort="turno"
      isLive
      filters={[
        { kind: 'value', name: 'asunto', label: texts.affair, any: texts.anyAffair },
        {
          kind: 'part',
          name: 'asignada',
          part: (
            <SelectFilter
              label={assigneeTexts.label}
              name="asignada"
              any={assigneeTexts.anybody}
              options={[...whose, ...members]}
              chosen={place.filter.asignada}
              place={place}
            />
          ),
        },
        { kind: 'states', label: texts.states, owner: 'mensaje_contacto' },
      ]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    />
  )
}
