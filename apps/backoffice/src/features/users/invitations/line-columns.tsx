import { fill } from '@enlace/contract/core/fill.ts'
import { bounceTexts } from '@enlace/contract/mail/bounce-texts.ts'
import type { InvitationLine } from '@enlace/contract/users/invitations/schemas.ts'
import { invitationBatchTexts as labels } from '@enlace/contract/users/invitations/texts.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showCount, showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import styles from './invitations.module.css'

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
    priority: 3,
    cell: ({ nit }) => <Unbroken>{showText(formatWholeNit(nit))}</Unbroken>,
  },
  { id: 'fila', header: labels.line, align: 'end', priority: 3, cell: ({ fila }) => showCount(fila) },
  {
    id: 'enviada',
    header: labels.sentAt,
    priority: 3,
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
