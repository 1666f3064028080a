import type { Connection } from '@enlace/contract/connections/schemas'
import {
  connectionsTexts as texts,
  connectionSystemTexts,
  pulledKindTexts,
} from '@enlace/contract/connections/texts'
import type { Column } from '@enlace/ui/core/columns'
import { StatusChip } from '@enlace/ui/status-chip'
import styles from './connections.module.css'
import { momentOf, stateOf } from './shown.ts'

/** The columns of the connections. */
export const connectionColumns: readonly Column<Connection>[] = [
  {
    id: 'nombre',
    header: texts.name,
    card: 'number',
    cell: ({ nombre }) => <span className={styles.words}>{nombre}</span>,
  },
  { id: 'sistema', header: texts.system, cell: ({ sistema }) => connectionSystemTexts[sistema] },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: (connection) => {
      const { tone, text } = stateOf(connection)
      return <StatusChip tone={tone}>{text}</StatusChip>
    },
  },
  {
    id: 'registros',
    header: texts.records,
    isWideOnly: true,
    cell: ({ registros }) => registros.map((kind) => pulledKindTexts[kind]).join(', '),
  },
  {
    id: 'ultima',
    header: texts.last,
    card: 'date',
    cell: ({ ultima }) => (ultima === null ? texts.never : momentOf(ultima.empezo_at)),
  },
  {
    id: 'proxima',
    header: texts.next,
    isWideOnly: true,
    cell: ({ proxima_at: at }) => (at === null ? texts.noNext : momentOf(at)),
  },
]
