import { fill } from '@enlace/contract/core/fill.ts'
import type { KeyPush } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts, pushKindTexts } from '@enlace/contract/api-keys/texts.ts'
import { isPushKind } from '@enlace/domain/api-key.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { Link } from '@enlace/ui/link.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showCount, showInstant } from '@enlace/web/document/shown.ts'
import styles from './api-keys.module.css'

const tones = {
  running: 'neutral',
  complete: 'good',
  broken: 'warning',
} as const satisfies Record<KeyPush['estado'], Tone>

/** The columns of a key's pushes; one that became a single load leads to it. */
export function pushColumns(loadLink: (id: string) => string): readonly Column<KeyPush>[] {
  return [
    {
      id: 'cuando',
      header: texts.when,
      card: 'date',
      cell: ({ empezo_at: at, cargas }) => {
        const when = showInstant(at)
        const [only, ...more] = cargas
        if (only === undefined || more.length > 0) return when
        return (
          <Link href={loadLink(only)} aria-label={fill(texts.seeLoad, { n: when })}>
            {when}
          </Link>
        )
      },
    },
    {
      id: 'clase',
      header: texts.kind,
      card: 'number',
      cell: ({ clase }) => (isPushKind(clase) ? pushKindTexts[clase] : clase),
    },
    {
      id: 'estado',
      header: texts.pushState,
      card: 'status',
      cell: ({ estado }) => <StatusChip tone={tones[estado]}>{texts.pushStates[estado]}</StatusChip>,
    },
    { id: 'leidas', header: texts.read, align: 'end', cell: ({ leidas }) => showCount(leidas) },
    {
      id: 'cambiadas',
      header: texts.changed,
      align: 'end',
      cell: ({ nuevas, cambiadas }) => showCount(nuevas + cambiadas),
    },
    {
      id: 'rechazadas',
      header: texts.refused,
      align: 'end',
      cell: ({ rechazadas }) => showCount(rechazadas),
    },
    {
      id: 'falla',
      header: texts.why,
      card: 'text',
      cell: ({ falla }) => falla !== null && <span className={styles.words}>{falla}</span>,
    },
  ]
}
