import { fill } from '@enlace/contract/core/fill'
import type { Webhook } from '@enlace/contract/webhooks/schemas'
import { webhookEventTexts, webhooksTexts as texts, webhookStateTexts } from '@enlace/contract/webhooks/texts'
import type { WebhookEndpointState } from '@enlace/domain/webhook'
import type { Column } from '@enlace/ui/core/columns'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './webhooks.module.css'

const tones = {
  activo: 'good',
  con_fallos: 'warning',
  inactivo: 'neutral',
  desactivado: 'bad',
} as const satisfies Record<WebhookEndpointState, Tone>

/** How an endpoint stands. */
export function EndpointChip({ estado }: Pick<Webhook, 'estado'>) {
  return <StatusChip tone={tones[estado]}>{webhookStateTexts[estado]}</StatusChip>
}

/** What an endpoint is told of, a line each. */
export function EventNames({ events }: { events: Webhook['eventos'] }) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event}>{webhookEventTexts[event]}</li>
      ))}
    </ul>
  )
}

/** The columns of the endpoints. */
export const webhookColumns: readonly Column<Webhook>[] = [
  {
    id: 'url',
    header: texts.url,
    card: 'number',
    cell: ({ url }) => <span className={styles.words}>{url}</span>,
  },
  {
    id: 'descripcion',
    header: texts.program,
    card: 'text',
    cell: ({ descripcion }) => <span className={styles.words}>{descripcion}</span>,
  },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <EndpointChip estado={estado} />,
  },
  {
    id: 'eventos',
    header: texts.events,
    isWideOnly: true,
    cell: ({ eventos }) => <EventNames events={eventos} />,
  },
  {
    id: 'entregas',
    header: texts.deliveries,
    cell: ({ entregas: { entregadas, fallidas, pendientes } }) =>
      fill(texts.deliveriesOf, {
        entregadas: showCount(entregadas),
        fallidas: showCount(fallidas),
        pendientes: showCount(pendientes),
      }),
  },
]
