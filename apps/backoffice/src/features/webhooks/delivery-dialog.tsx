import { fill } from '@enlace/contract/core/fill.ts'
import type { WebhookDelivery } from '@enlace/contract/webhooks/schemas.ts'
import { webhookTexts as texts } from '@enlace/contract/webhooks/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { answerText, DeliveryChip, eventText } from './delivery-columns.tsx'
import styles from './webhooks.module.css'

/** A delivery with the message as it was signed and the first of what was answered. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isWide
      title={fill(texts.detailTitle, { evento: eventText(delivery.evento) })}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <Stack gap="regular">
        <DefinitionList items={factsOf(delivery)} />
        <Words title={texts.body} text={indented(delivery.cuerpo)} />
        <Words title={texts.answer} text={delivery.contestado || texts.noWords} />
      </Stack>
    </Dialog>
  )
}

function factsOf(delivery: WebhookDelivery) {
  const { mensaje, estado, intentos, intentada_at: at, milisegundos } = delivery
  const { reenviada_por: email, reenviada_por_nombre: persona } = delivery
  const took = milisegundos === null ? '' : ` · ${fill(texts.milliseconds, { n: showCount(milisegundos) })}`
  return [
    { label: texts.deliveryState, value: <DeliveryChip estado={estado} /> },
    { label: texts.answered, value: `${answerText(delivery)}${took}` },
    { label: texts.attempts, value: intentos },
    { label: texts.triedAt, value: at === null ? texts.noNext : formatInstant(new Date(at)) },
    { label: texts.message, value: <span className={styles.words}>{mensaje}</span>, isText: true },
    ...(email === null
      ? []
      : [
          {
            label: texts.resend,
            value: <span title={email}>{fill(texts.resentBy, { persona: persona ?? email })}</span>,
            isText: true,
          },
        ]),
  ]
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre className={styles.sent}>{text}</pre>
    </section>
  )
}

/** The message with an indent, to be read; what is signed has none. */
function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
