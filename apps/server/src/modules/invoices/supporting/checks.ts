import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { CheckedDocument, Intake } from '../intake/checks.ts'
import { findMatch } from '../intake/match.ts'
import type { Reading } from '../intake/queries.ts'
import { findAccounts } from '../terms/queries.ts'
import { contentKey, findingsOf, type SupportingDocument } from './rules.ts'

/** Checks a cuenta de cobro as it stands now, and matches it with its order. */
export async function checkSupporting(
  tx: Reading,
  documento: SupportingDocument,
  { parties, rules }: Intake,
  { id, program }: { id: string; program?: string | undefined },
): Promise<CheckedDocument> {
  const accounts = await findAccounts(tx)
  const found = await findMatch(tx, documento, { tolerance: rules.tolerance, own: id })
  return {
    clase: documento.clase,
    numero: documento.numero,
    cufe: null,
    clave: contentKey(id, documento),
    emisor_nit: parties.proveedor_nit,
    fecha_emision: documento.fecha_emision,
    fecha_vencimiento: null,
    moneda: documento.moneda,
    valor_total: documento.valor_total,
    orden: documento.orden,
    purchase_order_id: found?.order?.id ?? null,
    third_id: found?.order?.third_id ?? null,
    cuadre: found?.match.resultado ?? null,
    documento,
    hallazgos: findingsOf(documento, {
      today: todayInBogota(new Date()),
      hasAccounts: accounts.length > 0,
      isProgram: program !== undefined,
      asksPlanilla: rules.supporting.asksPlanilla,
    }),
    match: found?.match ?? null,
  }
}
