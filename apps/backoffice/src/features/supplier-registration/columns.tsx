import type { DeskRegistration } from '@enlace/contract/supplier-registration/desk/schemas'
import { deadlineTexts, registrationsTexts as texts } from '@enlace/contract/supplier-registration/desk/texts'
import { formatWholeNit } from '@enlace/domain/nit'
import type { Column } from '@enlace/ui/core/columns'
import { StatusChip } from '@enlace/ui/status-chip'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'
import styles from './registrations.module.css'

const tones = { a_tiempo: 'neutral', por_vencer: 'warning', vencida: 'bad' } as const

/** How a request stands against its term; one that was answered has none. */
export function DeadlineChip({ plazo }: Pick<DeskRegistration, 'plazo'>) {
  if (plazo === null) return null
  return <StatusChip tone={tones[plazo]}>{deadlineTexts[plazo]}</StatusChip>
}

/** The columns of the inbox. */
export const registrationColumns: readonly Column<DeskRegistration, { moneda: string }>[] = [
  { id: 'numero', header: texts.numero, isSortable: true, card: 'number', cell: ({ numero }) => numero },
  {
    id: 'nombre',
    header: texts.nombre,
    isSortable: true,
    card: 'text',
    cell: (row) => (
      <>
        <span className={styles.strong}>{row.nombre}</span>
        <ReviewerNote kind="registration" id={row.id} />
      </>
    ),
  },
  { id: 'nit', header: texts.nit, cell: ({ nit }) => <Unbroken>{formatWholeNit(nit)}</Unbroken> },
  { id: 'tipo', header: texts.kind, isWideOnly: true, cell: ({ tipo }) => texts.kinds[tipo] },
  { id: 'correo', header: texts.correo, isWidestOnly: true, cell: ({ correo }) => correo },
  { id: 'archivos', header: texts.archivos, align: 'end', isWidestOnly: true, cell: (row) => row.archivos },
  {
    id: 'espera',
    header: texts.espera,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showInstant(row.espera_desde),
  },
  {
    id: 'vence',
    header: texts.vence,
    card: 'date',
    cell: (row) =>
      row.vence_at === null ? (
        texts.answered
      ) : (
        <span className={styles.due}>
          {showInstant(row.vence_at)} <DeadlineChip plazo={row.plazo} />
        </span>
      ),
  },
  {
    id: 'responsable',
    header: texts.responsable,
    isSortable: true,
    cell: ({ responsable }) => showText(responsable),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="solicitud_registro" state={estado} />,
  },
]
