import { fill } from '@enlace/contract/core/fill.ts'
import type { StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { summaryTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import styles from './other-currencies.module.css'

type OtherCurrenciesProps = {
  /** The currency of the figures above; nothing while that is on its way. */
  main: string | undefined
  others: readonly StatementSummary[]
  showsPayment: boolean
}

/**
 * The same figures in each other currency, in a line: currencies never add up to one amount. A supplier with one
 * currency reads that instead, so that the line's place is there before the answer is.
 */
export function OtherCurrencies({ main, others, showsPayment }: OtherCurrenciesProps) {
  return (
    <div className={styles.currencies}>
      {main && others.length === 0 && <p>{fill(texts.onlyCurrency, { moneda: main })}</p>}
      {others.map((figures) => (
        <p key={figures.moneda}>
          <span className={styles.label}>{fill(texts.otherCurrency, { moneda: figures.moneda })}</span>
          {amountsOf(figures, showsPayment).map(({ label, valor }) => (
            <span key={label} className={styles.figure}>
              {label} <Amount value={valor} moneda={figures.moneda} isStrong />
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function amountsOf(figures: StatementSummary, showsPayment: boolean) {
  const { pendientes, vencidas, corrientes, nextPayment } = figures
  const fecha = nextPayment && showDay(nextPayment.fecha)
  return [
    { label: texts.pendingShort, valor: pendientes.valor },
    { label: texts.overdueShort, valor: vencidas.valor },
    { label: texts.currentShort, valor: corrientes.valor },
    ...(showsPayment && nextPayment && fecha
      ? [{ label: fill(texts.nextPaymentShort, { fecha }), valor: nextPayment.valor }]
      : []),
  ]
}
