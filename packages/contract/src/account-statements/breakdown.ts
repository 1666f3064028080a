import { settledOf } from '@enlace/domain/invoice-balance.ts'
import { type Money, negateMoney } from '@enlace/domain/money.ts'
import { accountStatementTexts as texts } from './detail-texts.ts'
import { statementDocument } from './document.ts'
import type { AccountStatementDetail } from './schemas.ts'

/** The fields of an invoice that its breakdown needs. */
export type BrokenDown = Pick<
  AccountStatementDetail,
  | 'estado'
  | 'moneda'
  | 'neto_a_pagar'
  | 'saldo_total'
  | `valor_${'bruto' | 'iva' | 'facturado' | 'retefuente' | 'reteica' | 'reteiva'}`
>

interface BreakdownRow {
  label: string
  value: Money
  isTotal?: true
}

const { fields, more } = statementDocument

/** Returns the breakdown of the net amount: gross, VAT, each withholding deducted, and the amount already paid. */
export function breakdownOf(statement: BrokenDown): BreakdownRow[] {
  const settled = settledOf(statement)
  return [
    ...line(more.valor_bruto.label, statement.valor_bruto),
    ...line(more.valor_iva.label, statement.valor_iva),
    ...line(fields.valor_facturado.label, statement.valor_facturado),
    ...line(more.valor_retefuente.label, withheld(statement.valor_retefuente)),
    ...line(more.valor_reteica.label, withheld(statement.valor_reteica)),
    ...line(more.valor_reteiva.label, withheld(statement.valor_reteiva)),
    ...total(texts.net, statement.neto_a_pagar),
    ...(settled === undefined
      ? []
      : [
          ...line(texts.takenOff, negateMoney(settled)),
          ...total(fields.saldo_total.detail, statement.saldo_total),
        ]),
  ]
}

const line = (label: string, value: Money | null): BreakdownRow[] =>
  value === null ? [] : [{ label, value }]
const total = (label: string, value: Money | null): BreakdownRow[] =>
  line(label, value).map((row) => ({ ...row, isTotal: true }))
const withheld = (amount: Money | null) => (amount === null ? null : negateMoney(amount))
