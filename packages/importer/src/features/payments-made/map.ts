import type { CopiedRows } from '@enlace/database/load/copied-rows.ts'
import type { PaymentLineRow, PaymentRow } from '@enlace/database/load/tables/payments-made.ts'
import { addMoney, sumMoney, zeroMoney } from '@enlace/domain/money.ts'
import type { Findings } from '../../core/findings/finding.ts'
import type { NamedSuppliers } from '../../core/documents/known-supplier.ts'
import type { PartMapping } from '../../core/mapping/mapping.ts'
import { readCurrency, readMoney } from '../../core/records/read-money.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

type Field = FieldOf<'payments-made'>

/** The invoices that payments paid: ready for the table, or held if a payment may still be refused as a whole. */
export type PaymentLines = CopiedRows<PaymentLineRow> | PaymentLineRow[]

/** Payments with the invoices that they paid. */
export interface ReceivedPayments {
  heads: PaymentRow[]
  lines: PaymentLines
}

/** The payments of a file with one row per paid invoice: rows of one voucher and supplier are one payment. */
export function mapPayments(
  table: SourceTable,
  part: PartMapping,
  suppliers: NamedSuppliers,
  findings: Findings,
  { lines, onRead }: { lines: PaymentLines; onRead?: CountRead },
): ReceivedPayments {
  const keepLine = Array.isArray(lines)
    ? (line: PaymentLineRow) => void lines.push(line)
    : (line: PaymentLineRow) => lines.add(line)
  const payments = new Map<string, { row: PaymentRow; count: number }>()
  readRecords<Field, void>(
    table,
    part,
    findings,
    (record) => {
      const comprobante = record.required('comprobante', record.code('comprobante'))
      const { supplier, account } = suppliers.ownerOf(record)
      const key = `${supplier}|${comprobante.toUpperCase()}`
      const read = readRow(record, supplier)
      const known = payments.get(key)
      if (!known) record.numbered('comprobante', supplier, comprobante)
      if (known && known.row.moneda !== read.moneda)
        record.refuse('currency-differs', { field: 'moneda', value: read.moneda })
      const payment = known ?? {
        row: {
          erp_key: key,
          account_key: account,
          comprobante,
          ...read.head,
          moneda: read.moneda,
          valor_bruto: zeroMoney,
          valor_retenciones: zeroMoney,
          valor_descuentos: zeroMoney,
          valor_pagado: zeroMoney,
          estado: 'pagado',
        },
        count: 0,
      }
      payments.set(key, payment)
      record.keptAs('payments_made', key)
      record.keptAs('payments_made_lines', key)
      const { factura, ...line } = read.line
      addUp(payment.row, line)
      if (factura !== null) keepLine({ ...line, factura, payment_key: key, linea: ++payment.count })
    },
    onRead,
  )
  return { heads: Array.from(payments.values(), ({ row }) => row), lines }
}

function readRow(record: RecordReader<Field>, supplier: string) {
  const valor = record.required('valor', readMoney(record, 'valor'))
  const amountOf = (field: Field) => readMoney(record, field) ?? zeroMoney
  const [retefuente, reteica, reteiva] = [amountOf('retefuente'), amountOf('reteica'), amountOf('reteiva')]
  const descuento = amountOf('descuento')
  const whole =
    readMoney(record, 'valor_factura') ?? sumMoney([valor, retefuente, reteica, reteiva, descuento])
  const factura = record.code('factura') ?? null
  return {
    moneda: readCurrency(record, 'moneda'),
    head: {
      fecha_pago: record.required('fecha', record.date('fecha')),
      medio: record.text('medio') ?? 'Transferencia',
      banco: record.text('banco') ?? null,
    },
    line: {
      factura,
      invoice_key: `${supplier}|${(factura ?? '').toUpperCase()}`,
      fecha_factura: record.date('fecha_factura') ?? null,
      valor_factura: whole,
      valor_retefuente: retefuente,
      valor_reteica: reteica,
      valor_reteiva: reteiva,
      descuento_pronto_pago: descuento,
      neto_pagado: valor,
    },
  }
}

function addUp(row: PaymentRow, line: Omit<ReturnType<typeof readRow>['line'], 'factura'>): void {
  const withheld = sumMoney([line.valor_retefuente, line.valor_reteica, line.valor_reteiva])
  row.valor_bruto = addMoney(row.valor_bruto, line.valor_factura)
  row.valor_retenciones = addMoney(row.valor_retenciones, withheld)
  row.valor_descuentos = addMoney(row.valor_descuentos, line.descuento_pronto_pago)
  row.valor_pagado = addMoney(row.valor_pagado, line.neto_pagado)
}
