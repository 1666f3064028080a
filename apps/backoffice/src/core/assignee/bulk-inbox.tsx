import type { QueryKey } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { assigneeTexts, bulkInboxTexts as texts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Assignee } from '@enlace/contract/staff/sign-in/assignees.ts'
import { useState } from 'react'
import { BulkAct, type RowAct } from '../selection/bulk-act.tsx'
import type { Selection } from '../selection/selection.ts'
import { AssigneeSelect } from './assignee-select.tsx'

/** As many as one person reads the outcomes of. */
export const mostOfInbox = 50

type BulkInboxProps = {
  selection: Selection
  /** The rows in sight that are not closed, with their names. */
  rows: readonly { id: string; title: string }[]
  listKey: QueryKey
  members: readonly Assignee[]
  /** What the list is made of, counted: `{n} {n:consulta|consultas}`. */
  counted: string
  /** Gives one to a member, or to nobody. @throws CallFailure */
  onAssign: (id: string, member: string | null) => Promise<unknown>
  /** Closes one. @throws CallFailure */
  onClose: (id: string) => Promise<unknown>
}

/** Gives the chosen rows of an inbox to a member, or closes them. */
export function BulkInbox({ members, counted, onAssign, onClose, ...list }: BulkInboxProps) {
  const [chosen, setChosen] = useState<string | null>()
  const own = members.find(({ isSelf }) => isSelf)
  const member = chosen === undefined ? (own?.id ?? null) : chosen
  const nombre = members.find(({ id }) => id === member)?.nombre
  const question = (template: string) => (n: number) => fill(template, { cosas: fill(counted, { n }) })
  const assign: RowAct = {
    texts: texts.assign,
    question: question(texts.assign.question),
    choice: (
      <AssigneeSelect
        chosen={member}
        name={null}
        members={members}
        isBusy={false}
        onAssign={(next) => setChosen(next)}
      />
    ),
    async onAct(id) {
      await onAssign(id, member)
      return nombre === undefined ? assigneeTexts.released : fill(assigneeTexts.assigned, { nombre })
    },
  }
  const close: RowAct = {
    texts: texts.close,
    question: question(texts.close.question),
    async onAct(id) {
      await onClose(id)
      return texts.close.isClosed
    },
  }
  return <BulkAct {...list} most={mostOfInbox} acts={[assign, close]} />
}
