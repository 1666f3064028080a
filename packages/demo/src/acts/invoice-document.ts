import { createHash } from 'node:crypto'
import { type ReadDocument, readDelivery } from '@enlace/dian/delivery.ts'
import { cufeOf } from '@enlace/dian/unique-key.ts'
import {
  electronicDelivery,
  type ElectronicFacts,
  type ElectronicLine,
  electronicTotals,
} from '@enlace/documents/ubl/electronic-document.ts'
import { exactMoney, zeroMoney } from '@enlace/domain/money.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { Sender } from './invoices-queries.ts'

/** What an invoice of the demo says beside its parties. */
export type DemoInvoice = Pick<ElectronicFacts, 'number' | 'issueDate' | 'dueDate' | 'order'> & {
  lines: readonly ElectronicLine[]
}

/** Writes an electronic invoice of the demo and reads it back; its technical key is the one of the demo's statements. */
export function demoInvoice(sender: Sender, invoice: DemoInvoice): { xml: Buffer; read: ReadDocument } {
  const issueTime = '10:30:00-05:00'
  const { base, iva, payable } = electronicTotals(invoice)
  const uniqueKey = cufeOf({
    number: invoice.number,
    issueDate: invoice.issueDate,
    issueTime,
    lineExtension: exactMoney(base),
    iva: exactMoney(iva),
    inc: exactMoney(zeroMoney),
    ica: exactMoney(zeroMoney),
    payable: exactMoney(payable),
    seller: sender.proveedor_nit,
    buyer: sender.compania_nit,
    secret: createHash('sha1').update(`demo ${sender.proveedor_nit}`).digest('hex'),
    environment: '1',
  })
  const party = (nit: string, name: string) => ({ nit, name, dv: String(checkDigit(nit) ?? '') })
  const xml = Buffer.from(
    electronicDelivery({
      ...invoice,
      type: 'invoice',
      uniqueKey,
      issueTime,
      currency: 'COP',
      seller: party(sender.proveedor_nit, sender.proveedor),
      buyer: party(sender.compania_nit, sender.compania),
    }),
  )
  const [read] = readDelivery({ name: `${invoice.number}.xml`, bytes: xml }).documents
  if (!read) throw new Error('An invoice of the demo cannot be read')
  return { xml, read }
}
