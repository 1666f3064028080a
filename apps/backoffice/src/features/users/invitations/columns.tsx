import { fill } from '@enlace/contract/core/fill'
import { bounceTexts } from '@enlace/contract/mail/bounce-texts'
import type { InvitationBatch, InvitationLine } from '@enlace/contract/users/invitations/schemas'
import { invitationBatchTexts, invitationsTexts as texts } from '@enlace/contract/users/invitations/texts'
import { listTexts } from '@enlace/contract/core/list/texts'
import { formatWholeNit } from '@enlace/domain/nit'
import type { Column } from '@enlace/ui/core/columns'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'
import { showCount, showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { linesIn, progressOf } from './actions.ts'
import styles from './invitations.module.css'

const tones: Readonly<Record<InvitationBatch['estado'], Tone>> = {
  borrador: 'warning',
  enviando: 'info',
  detenida: 'neutral',
  terminada: 'good',
}

/** How far a file is, in its word. */
export const BatchChip = ({ estado }: Pick<InvitationBatch, 'estado'>) => (
  <StatusChip tone={tones[estado]}>{texts.states[estado]}</StatusChip>
)

/** The list of files: what each was, how far it is, who came of it. */
export const batchColumns: readonly Column<InvitationBatch>[] = [
  {
    id: 'archivo',
    header: texts.file,
    card: 'number',
    cell: ({ archivo }) => <span className={styles.long}>{archivo}</span>,
  },
  {
    id: 'creada',
    header: texts.when,
    card: 'date',
    cell: ({ creada }) => <Unbroken>{showInstant(creada)}</Unbroken>,
  },
  { id: 'filas', header: texts.lines, align: 'end', cell: (row) => showCount(progressOf(row).total) },
  {
    id: 'aceptaron',
    header: texts.accepted,
    align: 'end',
    card: 'text',
    cell: (row) => showCount(linesIn(row, 'aceptada')),
  },
  {
    id: 'fallidos',
    header: texts.failed,
    align: 'end',
    isWideOnly: true,
    cell: (row) => showCount(linesIn(row, 'correo_fallido')),
  },
  {
    id: 'por',
    header: texts.by,
    isWideOnly: true,
    cell: ({ por }) => <span className={styles.long}>{por}</span>,
  },
  { id: 'estado', header: texts.state, card: 'status', cell: BatchChip },
]

const labels = invitationBatchTexts

/** The lines of a file: whom each invites, what became of it, and why not. */
export const lineColumns: readonly Column<InvitationLine>[] = [
  {
    id: 'correo',
    header: labels.email,
    card: 'number',
    cell: ({ correo }) => <span className={styles.long}>{showText(correo)}</span>,
  },
  {
    id: 'proveedor',
    header: labels.supplier,
    card: 'text',
    cell: ({ proveedor }) => <span className={styles.long}>{showText(proveedor)}</span>,
  },
  {
    id: 'nit',
    header: labels.nit,
    isWideOnly: true,
    cell: ({ nit }) => <Unbroken>{showText(formatWholeNit(nit))}</Unbroken>,
  },
  { id: 'fila', header: labels.line, align: 'end', isWideOnly: true, cell: ({ fila }) => showCount(fila) },
  {
    id: 'enviada',
    header: labels.sentAt,
    isWideOnly: true,
    cell: ({ enviada }) => <Unbroken>{enviada === null ? listTexts.none : showInstant(enviada)}</Unbroken>,
  },
  {
    id: 'estado',
    header: labels.state,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="invitacion" state={estado} />,
  },
  {
    id: 'motivo',
    header: labels.why,
    cell: (line) => <span className={styles.long}>{showText(reasonOf(line))}</span>,
  },
]

function reasonOf({ fault, rebote, motivo }: InvitationLine): string | null {
  if (fault !== null) return labels.faults[fault]
  return rebote === null ? motivo : fill(bounceTexts[rebote], { motivo: motivo ?? '' }).trim()
}
