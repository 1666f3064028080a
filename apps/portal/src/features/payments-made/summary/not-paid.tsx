import { fill } from '@enlace/contract/core/fill.ts'
import { paymentMadeTexts as texts } from '@enlace/contract/payments-made/detail-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'

type NotPaidProps = { estado: string; motivo: string | null }

const sentences: Readonly<Record<string, string>> = {
  en_proceso: texts.inProcess,
  rechazado_por_el_banco: texts.returned,
  anulado: texts.voided,
}

/** What it means that a payment is not a paid one, and why; nothing for one that arrived. */
export function NotPaid({ estado, motivo }: NotPaidProps) {
  const sentence = sentences[estado]
  if (sentence === undefined) return null
  const isUnderWay = estado === 'en_proceso'
  const reason = motivo ? fill(texts.reason, { motivo }) : isUnderWay ? '' : texts.noReason
  return (
    <Banner kind={isUnderWay ? 'info' : 'warning'}>
      {sentence} {reason}
    </Banner>
  )
}
