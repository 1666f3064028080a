import type { QueryKey } from '@tanstack/react-query'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { assigneeTexts, bulkInboxTexts as texts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Assignee } from '@enlace/contract/staff/sign-in/assignees.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { StaffArea } from '@enlace/domain/staff-roles.ts'
import { useMemo, useState } from 'react'
import { keyOfList } from '../list/key-of-list.ts'
import { BulkAct, type RowAct } from '../selection/bulk-act.tsx'
import { createSelection, type Selection } from '../selection/selection.ts'
import { selectionColumn } from '../selection/selection-column.tsx'
import { useMayWrite } from '../session/staff-session.ts'
import { AssigneeSelect } from './assignee-select.tsx'

/** As many as one person reads the outcomes of. */
const most = 50

type InboxActs = {
  /** What the list is made of, counted: `{n} {n:consulta|consultas}`. */
  counted: string
  /** Gives one to a member, or to nobody. @throws CallFailure */
  onAssign: (id: string, member: string | null) => Promise<unknown>
  /** Closes one; an inbox whose rows are decided one by one has none. @throws CallFailure */
  onClose?: (id: string) => Promise<unknown>
}

type InboxParts<Row> = InboxActs & {
  list: AnyCall
  /** Whose right to write lets somebody act. */
  area: StaffArea
  columns: readonly Column<Row, { moneda: string }>[]
  nameOf: (row: Row) => string
  /** Whether it can still be given or closed. */
  isOpen: (row: Row) => boolean
}

type InboxAnswer<Row> = { rows: readonly Row[]; responsables: readonly Assignee[] }

/** The columns of an inbox, and what can be done with several of its rows at once by those who may answer. */
export function inboxOf<Row extends { id: string }>({
  list,
  area,
  columns,
  nameOf,
  isOpen,
  ...acts
}: InboxParts<Row>) {
  const selection = createSelection(most)
  const toChoose = [...columns, selectionColumn<Row>(selection, { nameOf, isOffered: isOpen })]
  return {
    useColumns: () => (useMayWrite(area) ? toChoose : columns),
    Chosen: function Chosen({ answer }: { answer: InboxAnswer<Row> | undefined }) {
      const mayWrite = useMayWrite(area)
      const rows = useMemo(
        () => (answer?.rows ?? []).filter(isOpen).map((row) => ({ id: row.id, title: nameOf(row) })),
        [answer],
      )
      if (!mayWrite) return null
      const members = answer?.responsables ?? []
      return <BulkInbox {...acts} {...{ selection, rows, members }} listKey={keyOfList(list)} />
    },
  }
}

type BulkInboxProps = InboxActs & {
  selection: Selection
  /** The rows in sight that are not closed, with their names. */
  rows: readonly { id: string; title: string }[]
  listKey: QueryKey
  members: readonly Assignee[]
}

/** Gives the chosen rows of an inbox to a member, or closes them where that is offered. */
function BulkInbox({ members, counted, onAssign, onClose, ...list }: BulkInboxProps) {
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
  const close = onClose && {
    texts: texts.close,
    question: question(texts.close.question),
    async onAct(id: string) {
      await onClose(id)
      return texts.close.isClosed
    },
  }
  return <BulkAct {...list} most={most} acts={close ? [assign, close] : [assign]} />
}
