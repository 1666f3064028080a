import { fill } from '@enlace/contract/core/fill'
import type { StatementSummary } from '@enlace/contract/features/account-statements/schemas'
import { summaryTexts as texts } from '@enlace/contract/features/account-statements/texts'
import { Amount } from '../../core/document/amount.tsx'
import { countText, showDay } from '../../core/document/shown.ts'
import styles from './currency-figures.module.css'

type CurrencyFiguresProps = { figures: StatementSummary; showsPayment: boolean }

/** The same figures in another currency, in one line: currencies never add up to one amount. */
export function CurrencyFigures({ figures, showsPayment }: CurrencyFiguresProps) {
  const { moneda, pendientes, vencidas, corrientes, nextPayment } = figures
  const amounts = [
    {
      label: texts.pendingShort,
      valor: pendientes.valor,
      note: countText(texts.pendingCount, pendientes.rows),
    },
    { label: texts.overdueShort, valor: vencidas.valor, note: countText(texts.overdueCount, vencidas.rows) },
    {
      label: texts.currentShort,
      valor: corrientes.valor,
      note: countText(texts.currentCount, corrientes.rows),
    },
    ...(showsPayment && nextPayment
      ? [{ label: texts.nextPayment, valor: nextPayment.valor, note: showDay(nextPayment.fecha) }]
      : []),
  ]
  return (
    <dl className={styles.figures} aria-label={fill(texts.otherCurrency, { moneda })}>
      {amounts.map(({ label, valor, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <Amount value={valor} moneda={moneda} isStrong />
            <span className={styles.note}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
