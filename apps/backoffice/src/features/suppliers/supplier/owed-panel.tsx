import type { StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { supplierSummaryTexts as texts } from '@enlace/contract/suppliers/summary-texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { shareOf } from '@enlace/domain/money.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import styles from './owed-panel.module.css'

type OwedPanelProps = { owed: readonly StatementSummary[]; dataAsOf: string | null }

/** What is owed to a third party in each currency, by age, and when it is paid next. */
export function OwedPanel({ owed, dataAsOf }: OwedPanelProps) {
  const asOf =
    dataAsOf === null ? texts.noAsOf : fill(texts.asOf, { fecha: formatInstant(new Date(dataAsOf)) })
  return (
    <div className={styles.panel}>
      <Panel title={texts.owed} actions={<span className={styles.soft}>{asOf}</span>}>
        {owed.length === 0 && <p className={styles.soft}>{texts.nothingOwed}</p>}
        {owed.map((one) => (
          <Currency key={one.moneda} owed={one} />
        ))}
      </Panel>
    </div>
  )
}

function Currency({ owed }: { owed: StatementSummary }) {
  const { moneda, pendientes, vencidas, ageing, nextPayment } = owed
  return (
    <div className={styles.currency}>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.total}</dt>
          <dd>
            <Amount value={pendientes.valor} moneda={moneda} />
            <span className={styles.soft}>{countText(texts.invoices, pendientes.rows)}</span>
          </dd>
        </div>
        <div data-overdue={vencidas.rows > 0 || undefined}>
          <dt>{texts.overdue}</dt>
          <dd>
            <Amount value={vencidas.valor} moneda={moneda} />
            <span className={styles.soft}>{countText(texts.overdueInvoices, vencidas.rows)}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.nextPayment}</dt>
          <dd>
            {nextPayment === null ? (
              <span className={styles.soft}>{texts.noNextPayment}</span>
            ) : (
              <>
                <Amount value={nextPayment.valor} moneda={moneda} />
                <span className={styles.soft}>
                  {fill(texts.nextPaymentDate, { fecha: formatDate(nextPayment.fecha) })}
                </span>
              </>
            )}
          </dd>
        </div>
      </dl>
      {/* The list below says the same. */}
      <div className={styles.bar} aria-hidden>
        {ageing.map(({ bucket, valor }, age) => {
          const share = Number(shareOf(valor, pendientes.valor))
          // A credit has no length.
          return share > 0 && <span key={bucket} data-age={age + 1} style={{ flexGrow: share }} />
        })}
      </div>
      <ul className={styles.ages} aria-label={fill(texts.ageing, { moneda })}>
        {ageing.map(({ bucket, valor, rows }, age) => (
          <li key={bucket} data-none={rows === 0 || undefined}>
            <span className={styles.age}>
              <span className={styles.mark} data-age={age + 1} aria-hidden />
              {texts.ages[bucket]}
            </span>
            <Amount value={valor} moneda={moneda} />
          </li>
        ))}
      </ul>
    </div>
  )
}
