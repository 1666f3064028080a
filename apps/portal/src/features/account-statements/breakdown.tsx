import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { accountStatementTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { settledOf } from '@enlace/domain/invoice-balance.ts'
import { type Money, negateMoney } from '@enlace/domain/money.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import styles from './breakdown.module.css'

/** What of an invoice its breakdown is made of. */
type BrokenDown = Pick<
  AccountStatementDetail,
  | 'estado'
  | 'moneda'
  | 'neto_a_pagar'
  | 'saldo_total'
  | `valor_${'bruto' | 'iva' | 'facturado' | 'retefuente' | 'reteica' | 'reteiva'}`
>

/** How what is paid comes about: gross, VAT and, taken off, each withholding; and what of it was paid already. */
export function Breakdown({ statement }: { statement: BrokenDown }) {
  const { moneda, neto_a_pagar } = statement
  const line = (label: string, value: Money | null) =>
    value === null ? [] : [{ label, value: <Amount value={value} moneda={moneda} /> }]
  const settled = settledOf(statement)
  const withheld = (amount: Money | null) => (amount === null ? null : negateMoney(amount))
  return (
    <Panel title={texts.breakdown}>
      <TotalsBox
        rows={[
          ...line(texts.gross, statement.valor_bruto),
          ...line(texts.vat, statement.valor_iva),
          ...line(texts.invoiced, statement.valor_facturado),
          ...line(texts.withholdingSource, withheld(statement.valor_retefuente)),
          ...line(texts.withholdingIca, withheld(statement.valor_reteica)),
          ...line(texts.withholdingVat, withheld(statement.valor_reteiva)),
          ...line(texts.net, neto_a_pagar).map((row) => ({ ...row, isTotal: true })),
          ...(settled === undefined
            ? []
            : [
                ...line(texts.takenOff, negateMoney(settled)),
                ...line(texts.balance, statement.saldo_total).map((row) => ({ ...row, isTotal: true })),
              ]),
        ]}
      />
      {neto_a_pagar === null && <p className={styles.unknown}>{texts.netUnknown}</p>}
    </Panel>
  )
}
