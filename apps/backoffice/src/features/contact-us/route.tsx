import { listDeskContactRows, listDeskContacts } from '@enlace/contract/contact-us/desk/calls.ts'
import type { DeskContact } from '@enlace/contract/contact-us/desk/schemas.ts'
import { contactStates } from '@enlace/contract/contact-us/desk/state-schemas.ts'
import { contactDeskTexts as texts } from '@enlace/contract/contact-us/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Excerpt } from '@enlace/ui/excerpt.tsx'
import { codeColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { readWritten, severalOf } from '@enlace/web/list/read-filter.ts'
import { assigneeFilter, readAssignee } from '../../core/assignee/assignee-filter.tsx'
import { inboxOf } from '../../core/assignee/bulk-inbox.tsx'
import { reviewedColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
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

const inbox = inboxOf<DeskContact>({
  list: listDeskContacts,
  area: 'questions',
  columns: contactColumns,
  nameOf: ({ numero, persona }) => `${numero} · ${persona}`,
  isOpen: ({ estado }) => estado !== 'cerrado',
  counted: texts.counted,
  onAssign: inboxActs.assign,
  onClose: inboxActs.close,
})

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
  columns: inbox.useColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.contactMessage({ id }),
  head: ({ answer }) => <inbox.Chosen answer={answer} />,
  filters: ({ place, answer }) => [
    { kind: 'value', name: 'asunto', label: texts.affair, any: texts.anyAffair },
    assigneeFilter({ place, answer }),
    { kind: 'states', label: texts.states, owner: 'mensaje_contacto' },
  ],
})
