import { fill } from '@enlace/contract/core/fill.ts'
import type { ConnectionDetail, ConnectionRun } from '@enlace/contract/connections/schemas.ts'
import { connectionTexts as texts, pullStateTexts } from '@enlace/contract/connections/texts.ts'
import { Words } from '@enlace/ui/words.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { momentOf, runTones } from './shown.ts'

type Counted = 'leidos' | 'nuevos' | 'modificados' | 'sin_cambio' | 'retirados' | 'rechazados' | 'archivos'

const counted = (
  id: Counted,
  header: string,
  room: Partial<Column<ConnectionRun>> = {},
): Column<ConnectionRun> => ({
  id,
  header,
  align: 'end',
  cell: (run) => showCount(run[id]),
  ...room,
})

/** What a connection brought each time. */
export const runColumns: readonly Column<ConnectionRun>[] = [
  {
    id: 'empezo',
    header: texts.started,
    card: 'number',
    cell: ({ empezo_at: at, completa }) => (
      <>
        {momentOf(at)}
        {completa && <div>{texts.whole}</div>}
      </>
    ),
  },
  {
    id: 'estado',
    header: texts.result,
    card: 'status',
    cell: ({ estado }) => <StatusChip tone={runTones[estado]}>{pullStateTexts[estado]}</StatusChip>,
  },
  counted('leidos', texts.read, { card: 'count' }),
  counted('nuevos', texts.inserted),
  counted('modificados', texts.updated),
  counted('sin_cambio', texts.unchanged, { priority: 3 }),
  counted('retirados', texts.deleted, { priority: 3 }),
  counted('rechazados', texts.refused),
  counted('archivos', texts.files, { priority: 3 }),
  {
    id: 'quien',
    header: texts.byHeader,
    priority: 4,
    cell: ({ quien }) => <Words>{fill(texts.by, { quien })}</Words>,
  },
]

type Finding = ConnectionDetail['hallazgos'][number] & { at: number }

/** What could not be brought, by the ERP's own reference. */
export const findingColumns: readonly Column<Finding>[] = [
  {
    id: 'referencia',
    header: texts.reference,
    card: 'number',
    cell: ({ referencia }) => <Words>{referencia}</Words>,
  },
  { id: 'mensaje', header: texts.why, card: 'text', cell: ({ mensaje }) => mensaje },
]
