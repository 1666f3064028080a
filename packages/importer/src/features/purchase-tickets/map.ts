import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { cufeIn } from '@enlace/domain/invoice-number.ts'
import { fold } from '@enlace/domain/text.ts'
import type { Findings } from '../../core/findings/finding.ts'
import type { Mapping, MappingRules, PartMapping } from '../../core/mapping/mapping.ts'
import type { NamedInvoices, NamedOrder, Receipt } from '../../core/documents/receipt.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

type TicketReader = RecordReader<FieldOf<'purchase-tickets'>>

/** The receipts of a file, without their items. One of an unknown supplier or with a repeated key is refused. */
export function mapPurchaseTickets(
  table: SourceTable,
  part: PartMapping,
  { rules }: Mapping,
  suppliers: ReadonlySet<string>,
  findings: Findings,
  onRead?: CountRead,
): Receipt[] {
  const keys = new Set<string>()
  return readRecords<FieldOf<'purchase-tickets'>, Receipt>(
    table,
    part,
    findings,
    (record) => {
      const receipt = readReceipt(record, rules)
      if (keys.has(receipt.key)) record.refuse('key-repeated', { field: 'clave', value: receipt.key })
      if (!suppliers.has(receipt.supplier)) {
        record.refuse('supplier-unknown', { field: 'nit', value: receipt.supplier })
      }
      keys.add(receipt.key)
      return receipt
    },
    onRead,
  )
}

function readReceipt(record: TicketReader, rules: MappingRules): Receipt {
  const key = record.required('clave', record.code('clave'))
  const consecutivo = record.required('consecutivo', record.code('consecutivo'))
  const vigencia = record.code('vigencia')
  const nit = record.required('nit', record.nit('nit'))
  const fecha = record.required('fecha', record.date('fecha'))
  const fecha_orden = record.date('fecha_orden') ?? null
  const invoices = readInvoices(record)
  reportDates(record, fecha, fecha_orden, invoices)
  return {
    place: record.place,
    key,
    supplier: nit.documento_numero,
    // The number restarts every year, so the year is part of the displayed number.
    nro_entrada: vigencia === undefined ? consecutivo : `${vigencia}-${consecutivo.padStart(4, '0')}`,
    fecha,
    isPurchase: isPurchase(record, rules),
    order: readOrder(record, fecha_orden, rules),
    invoices,
    bodega: record.text('bodega') ?? null,
    lines: [],
  }
}

/** A source without classes of receipt has only purchases. */
function isPurchase(record: TicketReader, { purchaseClasses, otherClasses }: MappingRules): boolean {
  const clase = record.code('clase')
  if (clase === undefined) return true
  const isIn = (known: readonly string[]) => known.some((one) => fold(one) === fold(clase))
  if (isIn(purchaseClasses)) return true
  if (otherClasses && !isIn(otherClasses))
    record.doubt('receipt-class-unsaid', { field: 'clase', value: clase })
  return false
}

/** A source without order types has only purchase orders. */
const onlyOrders = 'OC'

function readOrder(record: TicketReader, fecha: CalendarDate | null, rules: MappingRules): NamedOrder | null {
  const number = record.code('numero_orden')
  if (number === undefined) return null
  const letters = record.tells('tipo_orden') ? rules.orderTypes[record.code('tipo_orden') ?? ''] : onlyOrders
  if (letters === undefined) {
    record.doubt('order-without-type', { field: 'numero_orden', value: number })
    return null
  }
  return { letters, number, fecha }
}

function readInvoices(record: TicketReader): NamedInvoices | null {
  const reading = record.invoices('facturas')
  const fecha = record.date('fecha_factura') ?? reading?.date ?? null
  if (!reading || reading.numbers.length === 0) return null
  return { numbers: reading.numbers, fecha, cufe: readCufe(record, reading.numbers.length === 1) }
}

/** A CUFE belongs to one invoice: with several numbers its invoice is unknown. */
function readCufe(record: TicketReader, isOne: boolean): string | null {
  const written = record.code('cufe')
  const cufe = isOne && written !== undefined ? cufeIn(written) : undefined
  if (written !== undefined && cufe === undefined)
    record.doubt('cufe-unreadable', { field: 'cufe', value: written })
  return cufe ?? null
}

/** An invoice is issued after its order and before the goods are received; other dates are reported. */
function reportDates(
  record: TicketReader,
  entrada: CalendarDate,
  orden: CalendarDate | null,
  invoices: NamedInvoices | null,
): void {
  if (invoices === null || invoices.fecha === null) return
  const values = { factura: invoices.numbers.join(', '), entrada, orden: orden ?? '' }
  const finding = { field: 'fecha_factura', value: invoices.fecha, values } as const
  if (invoices.fecha > entrada) record.doubt('invoice-after-receipt', finding)
  if (orden !== null && invoices.fecha < orden) record.doubt('invoice-before-order', finding)
}
