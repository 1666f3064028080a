import type { DeskInvoice, InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import { timingOf } from '@enlace/domain/invoice-timing.ts'
import { termEndsBy } from '@enlace/domain/radian/radian.ts'
import type { MunicipalRates } from '../intake/queries.ts'
import { stepOf } from '../lists/rules.ts'
import type { IntakeRules } from '../intake/settings.ts'
import { presentInvoice } from '../shown/present.ts'
import type { FoundDeskInvoice, QueuedInvoice } from './queries.ts'

/** Returns an invoice of the queue; one that waits with the cut-off for which it was in time. */
export function presentQueued(
  { enviada_at, ...row }: QueuedInvoice,
  { calendar, radianDays }: IntakeRules,
): DeskInvoice {
  const waits = row.estado === 'radicada' || row.estado === 'en_revision'
  const { corte } = timingOf({ arrived: new Date(enviada_at), due: null }, calendar)
  const soon = termEndsBy(new Date(), radianDays)
  return {
    ...row,
    corte: waits ? (corte ?? null) : null,
    radian_por_vencer: row.radian_limite !== null && new Date(row.radian_limite) <= soon,
  }
}

/** Returns an invoice with all that staff needs for its decision. */
export function presentReview(
  { invoice, twins, responsables, responsable, draft }: FoundDeskInvoice,
  rules: IntakeRules & MunicipalRates,
  now: Date,
): InvoiceReview {
  return {
    ...presentInvoice(invoice, rules, now),
    historia: invoice.historia,
    proveedor: invoice.proveedor,
    proveedor_id: invoice.third_party_id,
    nit: invoice.nit,
    enviada_por: invoice.enviada_por ?? '',
    origen: invoice.origen,
    responsable,
    responsable_id: invoice.assignee_id,
    responsables,
    version: invoice.version,
    decidida_por: invoice.decidida_por,
    decidida_at: invoice.decidida_at,
    regla: invoice.regla,
    borrador_erp: draft,
    diferencias_soporte: invoice.soportes.flatMap(({ hallazgos }) => hallazgos),
    duplicados: twins,
    motivos: rules.reasons
      .filter(({ activo }) => activo)
      .map((reason) => ({
        id: reason.id,
        titulo: reason.titulo,
        paso: stepOf(reason, invoice),
        exige_detalle: reason.exige_detalle,
      })),
    puede_decidir: invoice.guardado === 'radicada' || invoice.guardado === 'en_revision',
  }
}
