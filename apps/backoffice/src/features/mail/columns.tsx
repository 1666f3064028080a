import type { DeskMail } from '@enlace/contract/mail/desk/schemas'
import { mailsDeskTexts as texts } from '@enlace/contract/mail/desk/texts'
import type { Column } from '@enlace/ui/core/columns'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { purposeText } from '../../core/mail-purpose.ts'
import styles from './mails.module.css'

/** The columns of the outbox. */
export const mailColumns: readonly Column<DeskMail, { moneda: string }>[] = [
  {
    id: 'at',
    header: texts.at,
    isSortable: true,
    card: 'date',
    cell: ({ at }) => <Unbroken>{showInstant(at)}</Unbroken>,
  },
  {
    id: 'para',
    header: texts.to,
    isSortable: true,
    card: 'text',
    cell: ({ para }) => <span className={styles.address}>{para}</span>,
  },
  { id: 'asunto', header: texts.subject, isSortable: true, card: 'number', cell: ({ asunto }) => asunto },
  { id: 'motivo', header: texts.purpose, isWideOnly: true, cell: ({ motivo }) => purposeText(motivo) },
  {
    id: 'intentos',
    header: texts.attempts,
    align: 'end',
    isSortable: true,
    isWidestOnly: true,
    cell: ({ intentos }) => intentos,
  },
  { id: 'error', header: texts.error, isWidestOnly: true, cell: ({ error }) => showText(error) },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="correo" state={estado} />,
  },
]
