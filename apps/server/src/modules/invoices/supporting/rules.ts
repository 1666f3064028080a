import { createHash } from 'node:crypto'
import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import type { MaskedAccount, SupportingContent } from '@enlace/contract/invoices/supporting-content.ts'
import { type SupportingForm, unitOfAll } from '@enlace/contract/invoices/supporting/schemas.ts'
import { supportingFindingTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FindingWeight } from '@enlace/contract/invoices/limits.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isUnit } from '@enlace/domain/catalogue/units.ts'
import { exact } from '@enlace/domain/invoice-match/tolerance.ts'
import { isZeroMoney, money, zeroMoney } from '@enlace/domain/money.ts'
import { lineValue, supportingTotal } from '@enlace/domain/supporting/document.ts'
import type { KeptDocument } from '../document/document.ts'
import type { Parties } from '../intake/queries.ts'
import type { KnownSeller } from '../terms/queries.ts'
import { askedOf, missingOf, sellerOf } from './seller.ts'

/** A cuenta de cobro as a document: it has no taxes, and its content beside its lines. */
export type SupportingDocument = KeptDocument & { cuenta: SupportingContent; fecha_emision: CalendarDate }

/** Returns the document that a form writes. */
export function supportingDocument(
  form: SupportingForm,
  { proveedor, proveedor_nit, compania, compania_nit }: Parties,
  {
    seller,
    accounts,
    kept,
  }: { seller: KnownSeller; accounts: readonly MaskedAccount[]; kept: MaskedAccount | null },
): SupportingDocument {
  const total = supportingTotal(form.lineas)
  const known = kept === null ? accounts : [...accounts, kept]
  const vendedor = sellerOf(form.vendedor, seller)
  const { planilla_numero: numero, planilla_periodo: periodo } = form
  return {
    clase: 'cuenta_cobro',
    numero: numberOf(form.consecutivo),
    cufe: null,
    fecha_emision: form.fecha,
    fecha_vencimiento: null,
    emisor: { nombre: proveedor, nit: proveedor_nit },
    receptor: { nombre: compania, nit: compania_nit },
    orden: form.orden === '' ? null : form.orden,
    entradas: [],
    facturas: [],
    moneda: 'COP',
    valor_bruto: total,
    descuentos: zeroMoney,
    cargos: zeroMoney,
    anticipos: zeroMoney,
    valor_impuestos: zeroMoney,
    valor_total: total,
    impuestos: [],
    retenciones: [],
    lineas: form.lineas.map((line, at) => ({
      linea: at + 1,
      codigo: line.codigo === '' ? null : line.codigo,
      descripcion: line.descripcion,
      cantidad: line.cantidad,
      unidad: line.unidad,
      precio: line.precio,
      valor: lineValue(line),
      linea_orden: line.linea_orden === '' ? null : line.linea_orden,
    })),
    lineas_total: form.lineas.length,
    notas: [],
    responsabilidades: vendedor.responsabilidades.map(({ codigo }) => codigo),
    cuenta: {
      consecutivo: form.consecutivo,
      suministro: form.suministro,
      concepto: form.concepto,
      ciudad: form.ciudad,
      declara_renta: form.declara_renta,
      no_obligado: form.no_obligado,
      cuenta: known.find(({ id }) => id === form.cuenta) ?? null,
      planilla: numero === '' && periodo === '' ? null : { numero, periodo },
      vendedor,
    },
  }
}

/** Returns the form that wrote a document. */
export function formOf(documento: SupportingDocument): SupportingForm {
  const { cuenta, lineas, orden, fecha_emision } = documento
  return {
    consecutivo: cuenta.consecutivo,
    fecha: fecha_emision,
    ciudad: cuenta.ciudad,
    suministro: cuenta.suministro,
    concepto: cuenta.concepto,
    orden: orden ?? '',
    lineas: lineas.map(({ codigo, descripcion, unidad, cantidad, precio, linea_orden }) => ({
      codigo: codigo ?? '',
      descripcion,
      unidad: unidad ?? unitOfAll,
      cantidad,
      precio,
      linea_orden: linea_orden ?? '',
    })),
    cuenta: cuenta.cuenta?.id ?? null,
    planilla_numero: cuenta.planilla?.numero ?? '',
    planilla_periodo: cuenta.planilla?.periodo ?? '',
    declara_renta: cuenta.declara_renta,
    no_obligado: cuenta.no_obligado,
    vendedor: askedOf(cuenta.vendedor),
  }
}

/** The number of a cuenta de cobro among the supplier's documents. */
export const numberOf = (consecutivo: number): string => `CC-${consecutivo}`

/** By which a content is known: the same content again is the same version. */
export function contentKey(id: string, documento: SupportingDocument): string {
  const { emisor, receptor, cuenta } = documento
  // The order of the fields is the form's, because the database keeps none.
  const says = [
    formOf(documento),
    emisor.nombre,
    emisor.nit,
    receptor.nombre,
    receptor.nit,
    cuenta.cuenta?.ultimos,
    cuenta.vendedor && [cuenta.vendedor.nombre, cuenta.vendedor.identificacion, cuenta.vendedor.dv],
  ]
  return createHash('sha256').update(id).update(JSON.stringify(says)).digest('hex')
}

/** Returns what a cuenta de cobro lacks, and what its supplier should know. */
export function findingsOf(
  { cuenta, lineas, valor_total, fecha_emision }: SupportingDocument,
  {
    today,
    hasAccounts,
    isProgram,
    asksPlanilla,
  }: { today: CalendarDate; hasAccounts: boolean; isProgram: boolean; asksPlanilla: boolean },
): InvoiceFinding[] {
  const wrong = lineas.filter(
    ({ descripcion, cantidad, valor }) =>
      descripcion === '' || exact(cantidad).units === 0n || isZeroMoney(money(valor)),
  )
  const missing = missingOf(cuenta.vendedor)
  const isMissingAccount = cuenta.cuenta === null
  const lacksPlanilla =
    asksPlanilla &&
    cuenta.suministro === 'servicios' &&
    (cuenta.planilla === null || cuenta.planilla.numero === '' || cuenta.planilla.periodo === '')
  return [
    ...found(cuenta.concepto === '', 'concepto', texts.concept),
    ...found(cuenta.ciudad === '', 'ciudad', texts.city),
    ...found(lineas.length === 0 || isZeroMoney(valor_total), 'lineas', texts.lines),
    ...wrong.map(({ linea }) => finding('lineas', fill(texts.line, { n: linea }))),
    ...lineas
      .filter(({ unidad }) => unidad === null || !isUnit(unidad))
      .map(({ linea }) => finding('unidad', fill(texts.unit, { n: linea }))),
    ...found(
      missing.length > 0,
      'vendedor',
      fill(texts.seller, { campos: missing.join(', ') }),
      texts.sellerNorm,
    ),
    ...found(fecha_emision > today, 'fecha', texts.future),
    ...found(isMissingAccount && hasAccounts, 'cuenta', texts.account),
    ...(isMissingAccount && !hasAccounts
      ? [
          isProgram
            ? finding('cuenta', texts.programAccount, 'informa')
            : finding('cuenta', texts.noAccount, 'advierte'),
        ]
      : []),
    ...found(!cuenta.no_obligado, 'declaracion', texts.declaration, texts.norm),
    ...found(lacksPlanilla, 'planilla', texts.planilla, texts.planillaNorm),
  ]
}

const found = (is: boolean, what: string, text: string, norm?: string): InvoiceFinding[] =>
  is ? [finding(what, text, 'rechaza', norm)] : []

const finding = (
  what: string,
  texto: string,
  gravedad: FindingWeight = 'rechaza',
  norma: string | null = null,
): InvoiceFinding => ({ revision: `cuenta-cobro-${what}`, gravedad, texto, donde: null, norma })
