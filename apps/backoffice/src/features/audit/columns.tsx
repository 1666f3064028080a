import { auditActText } from '@enlace/contract/audit/act-texts'
import type { AuditEntry } from '@enlace/contract/audit/schemas'
import { auditTexts as texts, auditTopicTexts } from '@enlace/contract/audit/texts'
import type { Column } from '@enlace/ui/core/columns'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import styles from './audit.module.css'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** On whom or what, in the words that people know; a bare key says nothing to anybody. */
export const aboutOf = ({ nombre, objeto }: Pick<AuditEntry, 'nombre' | 'objeto'>): string | null =>
  nombre ?? (objeto !== null && uuid.test(objeto) ? null : objeto)

/** A person by name and address, where the address is not all that is known. */
export const personText = (name: string, address: string): string =>
  name === address ? address : `${name} · ${address}`

/** The columns of the audit trail. */
export const auditColumns: readonly Column<AuditEntry, { moneda: string }>[] = [
  {
    id: 'at',
    header: texts.at,
    isSortable: true,
    card: 'date',
    cell: ({ at }) => <Unbroken>{showInstant(at)}</Unbroken>,
  },
  {
    id: 'accion',
    header: texts.act,
    card: 'number',
    cell: ({ accion }) => auditActText(accion),
  },
  {
    id: 'persona',
    header: texts.person,
    card: 'text',
    cell: ({ persona, persona_nombre }) => (
      <span className={styles.words} title={persona}>
        {persona_nombre}
      </span>
    ),
  },
  {
    id: 'objeto',
    header: texts.about,
    isWideOnly: true,
    cell: (entry) => <span className={styles.words}>{showText(aboutOf(entry))}</span>,
  },
  { id: 'tema', header: texts.topic, isWidestOnly: true, cell: ({ tema }) => auditTopicTexts[tema] },
  {
    id: 'direccion',
    header: texts.address,
    isWidestOnly: true,
    cell: ({ direccion }) => showText(direccion),
  },
]
