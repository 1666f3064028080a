import type { InvoiceDraft } from '@enlace/contract/connections/bills/schemas.ts'
import { billTexts as texts } from '@enlace/contract/connections/bills/texts.ts'
import { connectionSystemTexts } from '@enlace/contract/connections/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'

/** The bill of an invoice in the ERP, in a few words. */
export function draftWords({ estado, sistema, numero }: InvoiceDraft): string {
  const sentence = { escrita: texts.written, encontrada: texts.found, pendiente: texts.waitingShort }
  return fill(sentence[estado], { erp: connectionSystemTexts[sistema], numero: numero ?? '' })
}
