import { listDeskContactRows, listDeskContacts } from '@enlace/contract/contact-us/desk/calls.ts'
import type { DeskContact, DeskContacts } from '@enlace/contract/contact-us/desk/schemas.ts'
import { contactStates } from '@enlace/contract/contact-us/desk/state-schemas.ts'
import { contactDeskTexts as texts } from '@enlace/contract/contact-us/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Excerpt } from '@enlace/ui/excerpt.tsx'
import { useMemo } from 'react'
import { codeColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { readWritten, severalOf } from '@enlace/web/list/read-filter.ts'
import { assigneeFilter, readAssignee } from '../../core/assignee/assignee-filter.tsx'
import { BulkInbox, mostOfInbox } from '../../core/assignee/bulk-inbox.tsx'
import { reviewedColumn } from '../../core/list/columns.tsx'
import { keyOfList } from '../../core/list/key-of-list.ts'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { selectionColumn } from '../../core/selection/selection-column.tsx'
import { createSelection } from '../../core/selection/selection.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { inboxActs } from './queries.ts'

/** Who wrote what, and who looks after it. */
export const contactColumns: readonly Column<DeskContact, { moneda: string }>[] = [
  codeColumn('numero', texts.numero, { isSortable: true, card: 'number' }),
  reviewedColumn('persona', texts.persona, 'contact-message'),
  textColumn('empresa', texts.empresa, { isSortable: true, priority: 3 }),
  textColumn('asunto', texts.asunto, { isSortable: true }),
  {
    id: 'mensaje',
    header: texts.mensaje,
    priority: 4,
    cell: ({ mensaje }) => <Excerpt>{mensaje}</Excerpt>,
  },
  textColumn('responsable', texts.responsable, { isSortable: true, priority: 3 }),
  instantColumn('recibido', texts.recibido, { from: 'at', isSortable: true, card: 'date' }),
  stateColumn(texts.estado, 'mensaje_contacto'),
]

const chosenMessages = createSelection(mostOfInbox)
const nameOf = ({ numero, persona }: DeskContact) => `${numero} · ${persona}`
const isOpen = ({ estado }: DeskContact) => estado !== 'cerrado'
const columnsToChoose = [
  ...contactColumns,
  selectionColumn<DeskContact>(chosenMessages, { nameOf, isOffered: isOpen }),
]

function useContactColumns() {
  return useMayWrite('questions') ? columnsToChoose : contactColumns
}

/** `/mensajes`: what visitors wrote with the contact form; what nobody answered first. */
export const contactMessagesRoute = staffList({
  path: paths.contactMessages,
  list: 'staff-contact',
  texts,
  page: listDeskContacts,
  rows: listDeskContactRows,
  changes: 'contact-message',
  readers: {
    ...staffReaders,
    status: severalOf(contactStates),
    asunto: readWritten,
    asignada: readAssignee,
  },
  columns: useContactColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.contactMessage({ id }),
  head: ({ answer }) => <ChosenMessages answer={answer} />,
  filters: ({ place, answer }) => [
    { kind: 'value', name: 'asunto', label: texts.affair, any: texts.anyAffair },
    assigneeFilter({ place, answer }),
    { kind: 'states', label: texts.states, owner: 'mensaje_contacto' },
  ],
})

/** What can be done with several messages at once. */
function ChosenMessages({ answer }: { answer: DeskContacts | undefined }) {
  const mayWrite = useMayWrite('questions')
  const rows = useMemo(
    () => (answer?.rows ?? []).filter(isOpen).map((row) => ({ id: row.id, title: nameOf(row) })),
    [answer],
  )
  if (!mayWrite) return null
  return (
    <BulkInbox
      selection={chosenMessages}
      rows={rows}
      listKey={keyOfList(listDeskContacts)}
      members={answer?.responsables ?? []}
      counted={texts.counted}
      onAssign={inboxActs.assign}
      onClose={inboxActs.close}
    />
  )
}
