import { type BrokenDown, breakdownOf } from '@enlace/contract/account-statements/breakdown.ts'
import { accountStatementTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import styles from './breakdown.module.css'

/** How what is paid of an invoice comes about. */
export function Breakdown({ statement }: { statement: BrokenDown }) {
  const { moneda, neto_a_pagar } = statement
  return (
    <Panel title={texts.breakdown}>
      <TotalsBox
        rows={breakdownOf(statement).map((row) => ({
          ...row,
          value: <Amount value={row.value} moneda={moneda} />,
        }))}
      />
      {neto_a_pagar === null && <p className={styles.unknown}>{texts.netUnknown}</p>}
    </Panel>
  )
}
