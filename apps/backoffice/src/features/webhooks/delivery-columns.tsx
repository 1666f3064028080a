import { fill } from '@enlace/contract/core/fill.ts'
import type { ListedDelivery } from '@enlace/contract/webhooks/schemas.ts'
import {
  deliveryFaultTexts,
  deliveryStateTexts,
  webhookEventTexts,
  webhookTexts as texts,
} from '@enlace/contract/webhooks/texts.ts'
import { webhookEvents, webhookTest, type WebhookDeliveryState } from '@enlace/domain/webhook.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import styles from './webhooks.module.css'

const tones = {
  pendiente: 'neutral',
  entregada: 'good',
  fallida: 'bad',
} as const satisfies Record<WebhookDeliveryState, Tone>

/** What is told, in words, also of a type that another version of the portal tells of. */
export function eventText(type: string): string {
  const known = [...webhookEvents, webhookTest].find((event) => event === type)
  return known === undefined ? texts.otherEvent : webhookEventTexts[known]
}

/** What the last attempt came to. */
export function answerText({ respuesta, fallo }: Pick<ListedDelivery, 'respuesta' | 'fallo'>): string {
  if (fallo !== null) return deliveryFaultTexts[fallo]
  return respuesta === null ? texts.noAnswer : `HTTP ${respuesta}`
}

/** How a delivery stands. */
export function DeliveryChip({ estado }: Pick<ListedDelivery, 'estado'>) {
  return <StatusChip tone={tones[estado]}>{deliveryStateTexts[estado]}</StatusChip>
}

/** What can be done with a delivery; sending again only by whoever may. */
export type DeliveryActs = {
  busy: string | undefined
  /** An endpoint that is off takes tests only. */
  isOn: boolean
  onSee: (delivery: ListedDelivery) => void
  onResend: ((delivery: ListedDelivery) => void) | undefined
}

/** The columns of an endpoint's deliveries. */
export function deliveryColumns(acts: DeliveryActs): readonly Column<ListedDelivery>[] {
  return [
    { id: 'evento', header: texts.event, card: 'number', cell: ({ evento }) => eventText(evento) },
    {
      id: 'creada',
      header: texts.createdAt,
      card: 'date',
      cell: ({ creada_at: at }) => showInstant(at),
    },
    {
      id: 'estado',
      header: texts.deliveryState,
      card: 'status',
      cell: ({ estado }) => <DeliveryChip estado={estado} />,
    },
    {
      id: 'respuesta',
      header: texts.answered,
      card: 'text',
      cell: (delivery) => <span className={styles.words}>{answerText(delivery)}</span>,
    },
    {
      id: 'intentos',
      header: texts.attempts,
      align: 'end',
      cell: ({ intentos }) => intentos,
    },
    {
      id: 'proximo',
      header: texts.next,
      cell: ({ proximo_at: at }) => (at === null ? texts.noNext : showInstant(at)),
    },
    {
      id: 'acts',
      header: texts.acts,
      card: 'text',
      cell: (delivery) => <DeliveryButtons delivery={delivery} acts={acts} />,
    },
  ]
}

function DeliveryButtons({ delivery, acts }: { delivery: ListedDelivery; acts: DeliveryActs }) {
  const { id, estado, es_prueba: isTest } = delivery
  const evento = eventText(delivery.evento)
  const { onResend } = acts
  return (
    <Actions>
      <Button aria-label={fill(texts.seeOf, { evento })} onClick={() => acts.onSee(delivery)}>
        {texts.see}
      </Button>
      {onResend && estado !== 'pendiente' && (acts.isOn || isTest) && (
        <Button
          aria-label={fill(texts.resendOf, { evento })}
          isBusy={acts.busy === id}
          onClick={() => onResend(delivery)}
        >
          {texts.resend}
        </Button>
      )}
    </Actions>
  )
}
