import { compareMoney, money, negateMoney, type Money } from '@enlace/domain/money.ts'
import type { Findings } from '../../core/findings/finding.ts'
import { lineAmounts } from '../../core/documents/line-amounts.ts'
import type { Mapping, MappingRules, PartMapping } from '../../core/mapping/mapping.ts'
import type { Receipt, ReceiptLine } from '../../core/documents/receipt.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

type LineReader = RecordReader<FieldOf<'purchase-tickets-lines'>>

/**
 * Assigns receipts their items, in the order of the file, and returns the accepted ones. A receipt that lost an item or
 * has none is reported; one whose items are all refused is refused too, since its content is unknown.
 */
export function mapPurchaseTicketLines(
  table: SourceTable,
  part: PartMapping,
  { rules }: Mapping,
  receipts: readonly Receipt[],
  findings: Findings,
  onRead?: CountRead,
): Receipt[] {
  const byKey = new Map(receipts.map((receipt) => [receipt.key, receipt]))
  const incomplete = new Set<Receipt>()
  readRecords<FieldOf<'purchase-tickets-lines'>, void>(
    table,
    part,
    findings,
    (record) => {
      const key = record.required('entrada', record.code('entrada'))
      const receipt = byKey.get(key) ?? record.refuse('receipt-unknown', { field: 'entrada', value: key })
      receipt.lines.push(readLine(record, rules))
    },
    onRead,
    (record) => {
      const receipt = byKey.get(record.peek('entrada') ?? '')
      if (receipt) incomplete.add(receipt)
    },
  )
  const lost = new Set([...incomplete].filter(({ lines }) => lines.length === 0))
  for (const receipt of incomplete) {
    if (!lost.has(receipt)) findings.doubt(receipt.place, 'receipt-incomplete')
    else findings.refuse(receipt.place, 'receipt-lines-refused', { value: receipt.nro_entrada })
  }
  const kept = receipts.filter((receipt) => !lost.has(receipt))
  for (const { lines, place } of kept) if (lines.length === 0) findings.doubt(place, 'receipt-without-lines')
  return kept
}

function readLine(record: LineReader, rules: MappingRules): ReceiptLine {
  const figures = {
    cantidad: record.required('cantidad', record.decimal('cantidad')),
    precio: record.required('precio', record.decimal('precio')),
    // A missing rate counts as zero; the reader has reported it.
    tarifa_iva: record.rate('tarifa_iva') ?? '0',
    ajuste: record.decimal('ajuste') ?? '0',
  }
  const { amounts, isRounded, exact } = lineAmounts(figures)
  if (isRounded) {
    record.doubt('amount-rounded', {
      field: 'precio',
      value: exact,
      values: { valor: amounts.valor_bruto },
    })
  }
  if (!rules.usualTaxRates.includes(figures.tarifa_iva)) {
    record.doubt('tax-rate-unusual', { field: 'tarifa_iva', value: figures.tarifa_iva })
  }
  if (isLarge(amounts.valor_descuento, money(rules.usualAdjustment))) {
    record.doubt('adjustment-large', { field: 'ajuste', value: figures.ajuste })
  }
  const marca = record.text('marca')
  const serie = record.text('serie')
  return {
    item: record.required('item', record.code('item')),
    descripcion: record.required('descripcion', record.paragraph('descripcion')),
    extension: [marca, serie].filter((text) => text !== undefined).join(' · ') || null,
    um: record.required('um', record.code('um')),
    cantidad: figures.cantidad,
    precio: figures.precio,
    amounts,
  }
}

function isLarge(amount: Money, limit: Money): boolean {
  return compareMoney(amount, limit) > 0 || compareMoney(negateMoney(amount), limit) > 0
}
