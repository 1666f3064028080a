import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceClassTexts } from '@enlace/contract/invoices/screen-texts.ts'
import { acknowledgementTexts as texts } from '@enlace/contract/invoices/texts.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { DeliveredFile } from '../../../core/http/serve/deliver.ts'
import type { Service } from '../../../core/http/service.ts'
import { readProfile } from '../../company/index.ts'
import {
  getPaperParty,
  keepPrinted,
  paperDay,
  paperFileName,
  paperFrame,
  paperMoney,
  paperText,
  partyFacts,
} from '../../papers/index.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'

/**
 * Returns the acknowledgement of an invoice as PDF, drawn when it is sent. It can be verified by its code.
 * @throws Problem `document-not-found`, also for a draft.
 */
export async function acknowledgementFile(
  service: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  id: string,
): Promise<DeliveredFile> {
  const { db } = service
  const row = await db.transaction(scope, async (tx) => (await findWholeIn(tx, [id]))[0])
  if (!row || row.radicado === null || row.radicada_at === null) throw new Problem('document-not-found')
  const { radicado, radicada_at: received } = row
  const party = await getPaperParty(db, scope, 'account-statements')
  const { company } = await readProfile(db, party.company_id)
  return {
    name: paperFileName(texts.file, radicado),
    mediaType: 'application/pdf',
    body: async () => {
      const { companyNote: _, ...frame } = await paperFrame(service, party.company_id)
      const verification = await keepPrinted({ ...service, company: party.company_id }, scope, {
        kind: 'submitted-invoice',
        id,
        content: {
          numero: radicado,
          fecha: todayInBogota(new Date(received)),
          moneda: row.moneda,
          valor: row.valor_total,
          // That it was received stays so, whatever the company decides.
          estado: 'radicada',
          compania: company.nombre,
          compania_nit: company.nit,
          proveedor: row.proveedor,
          proveedor_nit: row.nit,
        },
      })
      return documentPaper({
        ...frame,
        title: fill(texts.title, { radicado }),
        subtitle: fill(texts.subtitle, { fecha: formatInstant(new Date(received)) }),
        figure: { label: texts.total, value: paperMoney(row.valor_total, row.moneda) },
        facts: [...partyFacts(party), ...factsOf(row)],
        tables: [],
        totals: [],
        remarks: [],
        note: fillFor(row, texts.note, { company: frame.letterhead.company }),
        createdAt: new Date(),
        verification,
      })
    },
  }
}

const factsOf = (row: KeptInvoice) => [
  { label: invoiceClassTexts[row.clase], value: row.numero },
  { label: fillFor(row, texts.issued), value: paperDay(row.fecha_emision) },
  { label: texts.order, value: paperText(row.orden) },
  { label: texts.sentBy, value: paperText(row.enviada_por) },
  { label: texts.version, value: String(row.version_documento) },
  { label: texts.files, value: String(row.archivos.length) },
  ...(row.cufe === null ? [] : [{ label: texts.cufe, value: row.cufe }]),
]
