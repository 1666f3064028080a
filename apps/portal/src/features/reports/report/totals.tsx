import { fill } from '@enlace/contract/core/fill.ts'
import type { Report } from '@enlace/contract/reports/schemas.ts'
import { reportTexts as texts } from '@enlace/contract/reports/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import styles from './totals.module.css'

/** What all rows of a report add up to, column by column and currency by currency; also of columns that a table has no room for. */
export function Totals({ report: { columns, totals } }: { report: Report }) {
  const summed = columns.filter(({ total }) => total)
  if (summed.length < 2) return null
  return (
    <div className={styles.totals}>
      <Panel title={texts.totals}>
        {totals.map(({ moneda, rows, amounts }) => (
          <section key={moneda} className={styles.currency}>
            <h3>
              {fill(texts.total, { moneda })} · {countText(texts.totalRows, rows)}
            </h3>
            <dl>
              {summed.map(({ id, header }) => {
                const value = amounts[id]
                return (
                  value !== undefined && (
                    <div key={id}>
                      <dt>{header}</dt>
                      <dd>
                        <Amount value={value} moneda={moneda} />
                      </dd>
                    </div>
                  )
                )
              })}
            </dl>
          </section>
        ))}
      </Panel>
    </div>
  )
}
