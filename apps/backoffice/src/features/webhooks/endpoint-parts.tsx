import type { Webhook } from '@enlace/contract/webhooks/schemas.ts'
import { webhookEventTexts, webhookStateTexts } from '@enlace/contract/webhooks/texts.ts'
import type { WebhookEndpointState } from '@enlace/domain/webhook.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
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
