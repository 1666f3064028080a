import { fill } from '@enlace/contract/core/fill.ts'
import type { Movement, MovementBalance } from '@enlace/contract/account-statements/movements/schemas.ts'
import {
  movementKindTexts,
  movementsTexts as texts,
} from '@enlace/contract/account-statements/movements/texts.ts'
import { formatMoney, isNegativeMoney, isZeroMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showCount, showDay } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import styles from './columns.module.css'

/** The columns of the ledger. */
export const movementColumns: readonly Column<Movement, MovementBalance>[] = [
  { id: 'numero', header: texts.number, card: 'number', cell: (row) => row.numero },
  { id: 'fecha', header: texts.day, card: 'date', cell: (row) => showDay(row.fecha) },
  { id: 'tipo', header: texts.kind, card: 'text', cell: (row) => <MovementKind movement={row} /> },
  {
    id: 'valor',
    header: texts.value,
    align: 'end',
    card: 'amount',
    cell: (row) => (
      <Unbroken>
        {!isNegativeMoney(row.valor) && texts.plus}
        <Amount value={row.valor} moneda={row.moneda} />
      </Unbroken>
    ),
  },
  {
    id: 'saldo',
    header: texts.balance,
    align: 'end',
    card: 'status',
    cell: (row) => (
      <span className={styles.balance} data-label={texts.balance}>
        <Amount value={row.saldo} moneda={row.moneda} isStrong />
      </span>
    ),
    total: (balance) => <Amount value={balance.saldo_final} moneda={balance.moneda} isStrong />,
  },
]

/** What moved the balance in a word, and what it is about. */
function MovementKind({ movement }: { movement: Movement }) {
  const about = aboutOf(movement)
  return (
    <>
      {movementKindTexts[movement.tipo]}
      {about && <Hint isBlock>{about}</Hint>}
    </>
  )
}

function aboutOf({
  tipo,
  factura,
  facturas,
  retenciones,
  valor_documento,
  moneda,
}: Movement): string | undefined {
  if (tipo === 'account-statements')
    return isZeroMoney(retenciones)
      ? undefined
      : fill(texts.invoiceDetail, {
          valor: formatMoney(valor_documento, moneda),
          retenciones: formatMoney(retenciones, moneda),
        })
  if (factura === null) return fill(texts.ofInvoices, { n: showCount(facturas) })
  return fill(tipo === 'adjustment' ? texts.adjustmentDetail : texts.ofInvoice, { numero: factura })
}
