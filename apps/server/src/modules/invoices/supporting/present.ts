import { Problem } from '@enlace/contract/core/problems.ts'
import type { SupportingDraft, SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { supportingTotal } from '@enlace/domain/supporting/document.ts'
import { presentBillable } from '../from-order/present.ts'
import { findOrderToBill } from '../from-order/queries.ts'
import { readRules, type Reading } from '../intake/queries.ts'
import { findWholeIn } from '../shown/queries.ts'
import { documentOf } from './commands.ts'
import { findAccounts, findCity, maySend, readTerms } from '../terms/queries.ts'
import { formOf } from './rules.ts'

/**
 * Returns the form of a cuenta de cobro: what is kept of it, or a new one, with the lines of an order if one is named.
 * @throws Problem `supporting-closed`, `document-not-found`.
 */
export async function presentDraft(
  tx: Reading,
  id: string,
  order: string | undefined,
): Promise<SupportingDraft> {
  const rules = await readRules(tx)
  const today = todayInBogota(new Date())
  const [row] = await findWholeIn(tx, [id])
  const cuentas = await findAccounts(tx)
  const [only] = cuentas
  const onlyAccount = cuentas.length === 1 ? (only?.id ?? null) : null
  const common = { cuentas, exige_planilla: rules.supporting.asksPlanilla }
  if (row) {
    const form = formOf(documentOf(row))
    return {
      ...common,
      guardada: true,
      numero_fijo: row.radicado !== null,
      form: { ...form, cuenta: form.cuenta ?? onlyAccount },
      valor_total: row.valor_total,
    }
  }
  if (!(await maySend(tx, rules))) throw new Problem('supporting-closed')
  const { siguiente } = await readTerms(tx)
  const blank = blankForm(siguiente, today, await findCity(tx), onlyAccount)
  const form = order === undefined ? blank : await withOrder(tx, blank, order)
  return {
    ...common,
    guardada: false,
    numero_fijo: false,
    form,
    valor_total: form.lineas.length === 0 ? zeroMoney : supportingTotal(form.lineas),
  }
}

const blankForm = (
  consecutivo: number,
  fecha: CalendarDate,
  ciudad: string,
  cuenta: string | null,
): SupportingForm => ({
  consecutivo,
  fecha,
  ciudad,
  suministro: 'servicios',
  concepto: '',
  orden: '',
  lineas: [],
  cuenta,
  planilla_numero: '',
  planilla_periodo: '',
  declara_renta: false,
  no_obligado: false,
})

/** A form with what an order still has to be invoiced. @throws Problem `document-not-found`. */
async function withOrder(tx: Reading, form: SupportingForm, order: string): Promise<SupportingForm> {
  const found = await findOrderToBill(tx, order, null)
  if (!found) throw new Problem('document-not-found')
  const { numero, lineas } = presentBillable(found)
  return {
    ...form,
    orden: numero,
    lineas: lineas
      .filter(({ cantidad }) => cantidad !== '0')
      .map(({ item, descripcion, cantidad, precio, linea }) => ({
        codigo: item,
        descripcion,
        cantidad,
        precio,
        linea_orden: String(linea),
      })),
  }
}
