import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import { checkDocument } from '@enlace/dian/check.ts'
import type { ReadDocument } from '@enlace/dian/delivery.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readDecimal } from '@enlace/domain/decimal.ts'
import type { KeptDocument } from '../document/document.ts'
import { keptDocument, keyOf } from '../document/document.ts'
import { findMatch } from './match.ts'
import { findCredited, findEarlier, type Parties, type Reading } from './queries.ts'
import type { IntakeRules } from './settings.ts'

/** The circumstances of a supplier's documents in the open scope. */
export interface Intake {
  parties: Parties
  rules: IntakeRules
  isProduction: boolean
}

/** A document with its checks and match: the columns of `submitted_invoices` that it fills. */
export interface CheckedDocument {
  clase: KeptDocument['clase']
  numero: string
  cufe: string | null
  clave: string
  emisor_nit: string
  fecha_emision: KeptDocument['fecha_emision']
  fecha_vencimiento: KeptDocument['fecha_vencimiento']
  moneda: string
  valor_total: string
  orden: string | null
  purchase_order_id: string | null
  third_id: number | null
  cuadre: string | null
  documento: KeptDocument
  hallazgos: InvoiceFinding[]
  match: object | null
}

/** Checks a document as it stands now, and matches it; `own` is its invoice, if it has one already. */
export async function checkRead(
  tx: Reading,
  read: ReadDocument,
  { parties, rules, isProduction }: Intake,
  own: string | null,
): Promise<CheckedDocument> {
  const documento = keptDocument(read.document)
  const earlier = await findEarlier(tx, documento, own)
  const [billed] = documento.facturas
  const isNote = documento.clase === 'nota_credito'
  const credited = isNote && billed !== undefined ? await findCredited(tx, billed) : undefined
  const balance = credited && readDecimal(credited.saldo)
  const findings = checkDocument(read, {
    company: { nit: parties.compania_nit, name: parties.compania },
    supplier: { nit: parties.proveedor_nit, name: parties.proveedor },
    isProduction,
    receivedOn: todayInBogota(new Date()),
    isOrderRequired: rules.isOrderRequired,
    cutOff: null,
    earlier: earlier
      ? {
          number: earlier.numero,
          receivedAt: earlier.recibida,
          sameNumber: earlier.mismo_numero,
          sameKey: earlier.misma_clave,
          wasReturned: earlier.fue_devuelta,
        }
      : null,
    ...(isNote &&
      billed !== undefined && {
        creditedInvoice: credited && balance ? { number: credited.numero, balance } : null,
      }),
  })
  const found = await findMatch(tx, documento, { tolerance: rules.tolerance, own })
  return {
    clase: documento.clase,
    numero: documento.numero,
    cufe: documento.cufe,
    clave: keyOf(read),
    // That the seller is the supplier is a check; its number is known without check digit.
    emisor_nit: parties.proveedor_nit,
    fecha_emision: documento.fecha_emision,
    fecha_vencimiento: documento.fecha_vencimiento,
    moneda: documento.moneda,
    valor_total: documento.valor_total,
    orden: documento.orden,
    purchase_order_id: found?.order?.id ?? null,
    third_id: found?.order?.third_id ?? null,
    cuadre: found?.match.resultado ?? null,
    documento,
    hallazgos: findings.map(({ check, severity, sentence, where, annex }) => ({
      revision: check,
      gravedad: severity,
      texto: sentence,
      donde: where || null,
      norma: annex || null,
    })),
    match: found?.match ?? null,
  }
}

/** Why a document cannot be handed in, a sentence each: refusing findings, and annexes that are missing. */
export const refusingFindings = (hallazgos: readonly InvoiceFinding[]): string[] =>
  hallazgos.filter(({ gravedad }) => gravedad === 'rechaza').map(({ texto }) => texto)
