import { documentTexts as texts } from '@enlace/contract/documents/texts.ts'
import { type Money, negateMoney } from '@enlace/domain/money.ts'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from './amount.tsx'

type DocumentTotalsProps = {
  amounts: {
    moneda: string
    valor_bruto: Money
    valor_descuento: Money
    valor_impuesto: Money
    valor_neto: Money
  }
}

/** How a document's net value comes about: gross, less discount, plus tax. */
export function DocumentTotals({ amounts }: DocumentTotalsProps) {
  const { moneda, valor_bruto, valor_descuento, valor_impuesto, valor_neto } = amounts
  return (
    <TotalsBox
      rows={[
        { label: texts.gross, value: <Amount value={valor_bruto} moneda={moneda} /> },
        { label: texts.discount, value: <Amount value={negateMoney(valor_descuento)} moneda={moneda} /> },
        { label: texts.tax, value: <Amount value={valor_impuesto} moneda={moneda} /> },
        { label: texts.net, value: <Amount value={valor_neto} moneda={moneda} />, isTotal: true },
      ]}
    />
  )
}
