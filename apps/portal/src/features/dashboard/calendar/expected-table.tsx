import { fill } from '@enlace/contract/core/fill.ts'
import type { Figure } from '@enlace/contract/dashboard/start/schemas.ts'
import { calendarTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './expected-table.module.css'

/** What is expected on one date, or beyond the dates; the list behind it where there is one. */
export type ExpectedRow = Figure & { name: string; href: string | undefined }

/** How many rows are shown without asking. */
const shortest = 12

/** Every date with its invoices and amount, and their sum, which is all that is pending. */
export function ExpectedTable({ moneda, rows }: { moneda: string; rows: readonly ExpectedRow[] }) {
  const table = (shown: readonly ExpectedRow[]) => (
    <table className={styles.table} aria-label={fill(texts.table, { moneda })}>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.invoices}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.href === undefined ? row.name : <Link href={row.href}>{row.name}</Link>}</th>
            <td>{showCount(row.rows)}</td>
            <td>
              <Amount value={row.valor} moneda={moneda} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{showCount(rows.reduce((sum, row) => sum + row.rows, 0))}</td>
          <td>
            <Amount value={sumMoney(rows.map((row) => row.valor))} moneda={moneda} isStrong />
          </td>
        </tr>
      </tfoot>
    </table>
  )
  if (rows.length <= shortest) return table(rows)
  return (
    <details className={styles.details}>
      <summary>{texts.showTable}</summary>
      {table(rows)}
    </details>
  )
}
