import {
  listDeskRegistrationRows,
  listDeskRegistrations,
} from '@enlace/contract/supplier-registration/desk/calls.ts'
import type { DeskRegistration } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import {
  deadlineTexts,
  registrationsTexts as texts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import { deadlines } from '@enlace/contract/supplier-registration/limits.ts'
import { requestStates } from '@enlace/contract/supplier-registration/states.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Words } from '@enlace/ui/words.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import { ownAssignments, readAssignee } from '../../core/assignee/assignee-filter.tsx'
import { nitColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'
import { DeadlineChip } from './deadline-chip.tsx'
import styles from './registrations.module.css'

/** Who asks, since when, and by when it has to be answered. */
export const registrationColumns: readonly Column<DeskRegistration, { moneda: string }>[] = [
  textColumn('numero', texts.numero, { isSortable: true, card: 'number' }),
  {
    id: 'nombre',
    header: texts.nombre,
    isSortable: true,
    card: 'text',
    cell: ({ id, nombre }) => (
      <>
        <Words isStrong>{nombre}</Words>
        <ReviewerNote kind="registration" id={id} />
      </>
    ),
  },
  nitColumn(texts.nit),
  { id: 'tipo', header: texts.kind, priority: 3, cell: ({ tipo }) => texts.kinds[tipo] },
  textColumn('correo', texts.correo, { priority: 4 }),
  { id: 'archivos', header: texts.archivos, align: 'end', priority: 4, cell: (row) => row.archivos },
  {
    id: 'espera',
    header: texts.espera,
    isSortable: true,
    priority: 3,
    cell: ({ espera_desde: since }) => showInstant(since),
  },
  {
    id: 'vence',
    header: texts.vence,
    card: 'date',
    cell: ({ vence_at: until, plazo }) =>
      until === null ? (
        texts.answered
      ) : (
        <span className={styles.due}>
          {showInstant(until)} <DeadlineChip plazo={plazo} />
        </span>
      ),
  },
  textColumn('responsable', texts.responsable, { isSortable: true }),
  stateColumn(texts.estado, 'solicitud_registro'),
]

const kinds = (['1', '2'] as const).map((value) => ({ value, label: texts.kinds[value] }))
const terms = deadlines.map((value) => ({ value, label: deadlineTexts[value] }))

/** `/solicitudes`: who wants to become a supplier; what waits for the company first. */
export const registrationsRoute = staffList({
  path: paths.registrations,
  list: 'staff-registrations',
  texts,
  page: listDeskRegistrations,
  rows: listDeskRegistrationRows,
  changes: 'registration',
  readers: {
    ...staffReaders,
    status: severalOf(requestStates),
    tipo: oneOf(['1', '2']),
    plazo: oneOf(deadlines),
    asignada: readAssignee,
  },
  columns: registrationColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.registration({ id }),
  filters: () => [
    { kind: 'choice', name: 'plazo', label: texts.deadline, options: terms },
    { kind: 'choice', name: 'asignada', label: assigneeTexts.label, options: ownAssignments },
    { kind: 'choice', name: 'tipo', label: texts.kind, options: kinds },
    { kind: 'states', label: texts.states, owner: 'solicitud_registro' },
  ],
})
