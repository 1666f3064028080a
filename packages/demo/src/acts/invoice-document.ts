import { createHash } from 'node:crypto'
import { type ReadDocument, readDelivery } from '@enlace/dian/delivery.ts'
import { emptyExtension, signDocument } from '@enlace/dian/signature.ts'
import { cufeOf } from '@enlace/dian/unique-key.ts'
import { type IssuedSigner, makeIssuedSigner } from '@enlace/documents/signature/test-signer.ts'
import {
  electronicDelivery,
  type ElectronicFacts,
  type ElectronicLine,
  electronicTotals,
} from '@enlace/documents/ubl/electronic-document.ts'
import { exactMoney, zeroMoney } from '@enlace/domain/money.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { demoInvoiceTexts as texts } from '../texts/invoices.ts'
import type { Sender } from './invoices-queries.ts'

/** What an invoice of the demo says beside its parties. */
export type DemoInvoice = Pick<ElectronicFacts, 'number' | 'issueDate' | 'dueDate' | 'order'> & {
  lines: readonly ElectronicLine[]
  /** It was opened and stored in another program after it was signed. */
  isChanged?: boolean
}

/**
 * Writes an electronic invoice of the demo, signed with a certificate that is made for its seller, and reads it back; its
 * technical key is the one of the demo's statements.
 */
export function demoInvoice(
  sender: Sender,
  { isChanged = false, ...invoice }: DemoInvoice,
): { xml: Buffer; read: ReadDocument } {
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
    electronicDelivery(
      {
        ...invoice,
        type: 'invoice',
        uniqueKey,
        issueTime,
        currency: 'COP',
        seller: party(sender.proveedor_nit, sender.proveedor),
        buyer: party(sender.compania_nit, sender.compania),
      },
      (document) => {
        const signed = signedBy(sender, document, new Date(`${invoice.issueDate}T${issueTime}`))
        return isChanged ? signed.replace('</cac:PaymentMeans>', '</cac:PaymentMeans>\n  ') : signed
      },
    ),
  )
  const [read] = readDelivery({ name: `${invoice.number}.xml`, bytes: xml }).documents
  if (!read) throw new Error('An invoice of the demo cannot be read')
  return { xml, read }
}

/** The signer of each seller, made at its first invoice: no key is kept anywhere. */
const signers = new Map<string, IssuedSigner>()
const years = 3

function signedBy({ proveedor_nit: nit, proveedor: name }: Sender, document: string, at: Date): string {
  const signer = signers.get(nit) ?? makeSigner(name)
  signers.set(nit, signer)
  const extension = `<ext:UBLExtension>${emptyExtension}</ext:UBLExtension></ext:UBLExtensions>`
  return signDocument(document.replace('</ext:UBLExtensions>', extension), signer, at)
}

function makeSigner(organisation: string): IssuedSigner {
  const [from, until] = [new Date(), new Date()]
  from.setUTCFullYear(from.getUTCFullYear() - years)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  const period = { from, until }
  return makeIssuedSigner(
    { organisation, commonName: organisation, ...period },
    { organisation: texts.authority, commonName: texts.authority, ...period },
  )
}
