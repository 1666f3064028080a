import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Assignee } from '@enlace/contract/staff/sign-in/assignees.ts'
import type { ListFilter } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'

/** The choices that hold for every person. */
export const ownAssignments = [
  { value: 'mias', label: assigneeTexts.mine },
  { value: 'sin_asignar', label: assigneeTexts.nobody },
]

/** Reads who looks after it from a list's address: the person itself, nobody, or a member. */
export const readAssignee = (text: string): string | undefined =>
  /^(mias|sin_asignar|[0-9a-f-]{36})$/.test(text) ? text : undefined

type Assigned = {
  place: ListPlace<ListFilter & { asignada?: string | undefined }>
  answer: { responsables: readonly Assignee[] } | undefined
}

/** Narrows a list by who looks after its rows. */
export const assigneeFilter = ({ place, answer }: Assigned) => ({
  kind: 'part' as const,
  name: 'asignada',
  part: (
    <SelectFilter
      label={assigneeTexts.label}
      name="asignada"
      any={assigneeTexts.anybody}
      options={[
        ...ownAssignments,
        ...(answer?.responsables ?? [])
          .filter(({ isSelf }) => !isSelf)
          .map(({ id, nombre }) => ({ value: id, label: nombre })),
      ]}
      chosen={place.filter.asignada}
      place={place}
    />
  ),
})
