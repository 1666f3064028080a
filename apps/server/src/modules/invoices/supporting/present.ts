import { Problem } from '@enlace/contract/core/problems.ts'
import type { SupportingSeller } from '@enlace/contract/invoices/supporting-content.ts'
import {
  type SupportingDraft,
  type SupportingForm,
  unitOfAll,
} from '@enlace/contract/invoices/supporting/schemas.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types.ts'
import type { Option } from '@enlace/domain/catalogue/option.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { nitCode } from '@enlace/domain/supporting/seller.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { supportingTotal } from '@enlace/domain/supporting/document.ts'
import { presentBillable } from '../from-order/present.ts'
import { findOrderToBill } from '../from-order/queries.ts'
import { readRules, type Reading } from '../intake/queries.ts'
import { findWholeIn } from '../shown/queries.ts'
import { documentOf } from './commands.ts'
import { findAccounts, findCity, type KnownSeller, maySend, readSeller, readTerms } from '../terms/queries.ts'
import { formOf } from './rules.ts'
import { askedOf, sellerOf, withKnown } from './seller.ts'

/**
 * Returns the form of a cuenta de cobro: what is kept of it, or a new one, with the lines of an order if one is named.
 * @throws Problem `supporting-closed`, `document-not-found`.
 */
export async function presentDraft(
  tx: Reading,
  id: string,
  {
    order,
    regimenes,
    tipos,
  }: { order: string | undefined; regimenes: readonly Option[]; tipos: readonly Option[] },
): Promise<SupportingDraft> {
  const rules = await readRules(tx)
  const today = todayInBogota(new Date())
  const [row] = await findWholeIn(tx, [id])
  const cuentas = await findAccounts(tx)
  const [only] = cuentas
  const onlyAccount = cuentas.length === 1 ? (only?.id ?? null) : null
  const seller = await readSeller(tx)
  const common = { cuentas, exige_planilla: rules.supporting.asksPlanilla }
  const told = (form: SupportingForm) => {
    const vendedor = withKnown(form.vendedor, seller)
    return { form: { ...form, vendedor }, vendedor: presentSeller(sellerOf(vendedor, seller), seller) }
  }
  const isOfDian = (options: readonly Option[]) => (option: Option) =>
    options.some(({ id }) => id === option.id)
  const choices = {
    regimenes: regimenes.filter(isOfDian(taxRegimes)),
    tipos_identificacion: tipos.filter(isOfDian(identificationTypes)).filter(({ id }) => id !== nitCode),
  }
  if (row) {
    const kept = formOf(documentOf(row))
    const { form, vendedor } = told({ ...kept, cuenta: kept.cuenta ?? onlyAccount })
    return {
      ...common,
      guardada: true,
      numero_fijo: row.radicado !== null,
      form,
      vendedor: { ...vendedor, ...choices },
      valor_total: row.valor_total,
    }
  }
  if (!(await maySend(tx, rules))) throw new Problem('supporting-closed')
  const { siguiente } = await readTerms(tx)
  const head = { consecutivo: siguiente, fecha: today, ciudad: await findCity(tx), cuenta: onlyAccount }
  const blank = blankForm(head, seller)
  const { form, vendedor } = told(order === undefined ? blank : await withOrder(tx, blank, order))
  return {
    ...common,
    guardada: false,
    numero_fijo: false,
    form,
    vendedor: { ...vendedor, ...choices },
    valor_total: form.lineas.length === 0 ? zeroMoney : supportingTotal(form.lineas),
  }
}

const blankForm = (
  { consecutivo, fecha, ciudad, cuenta }: Pick<SupportingForm, 'consecutivo' | 'fecha' | 'ciudad' | 'cuenta'>,
  seller: KnownSeller,
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
  // Where it lives is what it said last; the rest is filled with what is known.
  vendedor: askedOf(seller.ultimo ?? undefined),
})

/** What the form shows of a seller beyond what is typed. */
const presentSeller = (
  { nombre, identificacion, dv, municipio, departamento, regimen }: SupportingSeller,
  { regimen: known }: KnownSeller,
) => ({
  nombre,
  identificacion: formatNit(identificacion, dv),
  regimen_conocido: known !== null,
  municipio: municipio.codigo === '' ? '' : (cities.get(municipio.codigo)?.nombre ?? departamento.nombre),
  regimen: regimen.nombre,
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
        unidad: unitOfAll,
        cantidad,
        precio,
        linea_orden: String(linea),
      })),
  }
}
