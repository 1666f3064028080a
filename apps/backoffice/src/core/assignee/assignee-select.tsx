import { fill } from '@enlace/contract/core/fill.ts'
import { assigneeTexts as texts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Assignee } from '@enlace/contract/staff/sign-in/assignees.ts'
import { Select } from '@enlace/ui/select.tsx'

type AssigneeSelectProps = {
  /** The member who takes care of it now; null is nobody. */
  chosen: string | null
  /** The name of that member, who may have left. */
  name: string | null
  members: readonly Assignee[]
  isBusy: boolean
  onAssign: (member: string | null) => void
}

/** Who takes care of something, and to whom it can be given. */
export function AssigneeSelect({ chosen, name, members, isBusy, onAssign }: AssigneeSelectProps) {
  const isGone = chosen !== null && members.every(({ id }) => id !== chosen)
  return (
    <Select
      label={texts.label}
      value={chosen ?? ''}
      disabled={isBusy}
      options={[
        { value: '', label: texts.nobody },
        ...(isGone ? [{ value: chosen, label: name ?? '', isDisabled: true }] : []),
        ...members.map(({ id, nombre, isSelf }) => ({
          value: id,
          label: isSelf ? fill(texts.self, { nombre }) : nombre,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onAssign(value === '' ? null : value)}
    />
  )
}
