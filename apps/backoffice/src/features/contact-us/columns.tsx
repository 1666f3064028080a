import type { DeskContact } from '@enlace/contract/contact-us/desk/schemas'
import { contactDeskTexts as texts } from '@enlace/contract/contact-us/desk/texts'
import type { Column } from '@enlace/ui/core/columns'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'
import styles from './contact.module.css'

/** The columns of the inbox of the contact form. */
export const contactColumns: readonly Column<DeskContact, { moneda: string }>[] = [
  {
    id: 'numero',
    header: texts.numero,
    isSortable: true,
    card: 'number',
    cell: ({ numero }) => <Unbroken>{numero}</Unbroken>,
  },
  {
    id: 'persona',
    header: texts.persona,
    isSortable: true,
    card: 'text',
    cell: ({ id, persona }) => (
      <>
        {persona}
        <ReviewerNote kind="contact-message" id={id} />
      </>
    ),
  },
  {
    id: 'empresa',
    header: texts.empresa,
    isSortable: true,
    isWideOnly: true,
    cell: ({ empresa }) => showText(empresa),
  },
  { id: 'asunto', header: texts.asunto, isSortable: true, cell: ({ asunto }) => asunto },
  {
    id: 'mensaje',
    header: texts.mensaje,
    isWidestOnly: true,
    cell: ({ mensaje }) => <span className={styles.excerpt}>{mensaje}</span>,
  },
  {
    id: 'responsable',
    header: texts.responsable,
    isSortable: true,
    isWideOnly: true,
    cell: ({ responsable }) => showText(responsable),
  },
  {
    id: 'recibido',
    header: texts.recibido,
    isSortable: true,
    card: 'date',
    cell: ({ at }) => <Unbroken>{showInstant(at)}</Unbroken>,
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="mensaje_contacto" state={estado} />,
  },
]
