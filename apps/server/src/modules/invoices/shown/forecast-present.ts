import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceTiming, WithholdingEstimate } from '@enlace/contract/invoices/match-schemas.ts'
import type { SupportingContent } from '@enlace/contract/invoices/supporting-content.ts'
import { estimateTexts, timingTexts as texts } from '@enlace/contract/invoices/texts.ts'
import type { City } from '@enlace/domain/catalogue/cities.ts'
import { namedCity } from '@enlace/domain/catalogue/named-city.ts'
import { calendarDate, formatDate, formatMonth, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { usualTypes } from '@enlace/domain/certificates.ts'
import { timingOf } from '@enlace/domain/invoice-timing.ts'
import { subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import { municipalConcept, perThousand } from '@enlace/domain/municipal-rates.ts'
import type { WithholdingConcept } from '@enlace/domain/withholding-concepts.ts'
import { type Regime, regimes, withhold, type Withheld } from '@enlace/domain/withholding.ts'
import type { MunicipalRates } from '../intake/queries.ts'
import type { IntakeRules } from '../intake/settings.ts'
import type { KeptInvoice } from './queries.ts'

/** Returns when an invoice counts and is probably paid: as it was sent, or as if it were sent now. Null for a note. */
export function presentTiming(row: KeptInvoice, { calendar }: IntakeRules, now: Date): InvoiceTiming | null {
  if (isNote(row)) return null
  const arrived = row.guardado === 'borrador' || row.enviada_at === null ? now : new Date(row.enviada_at)
  const { mes, corte, vence, pago } = timingOf({ arrived, due: row.documento.fecha_vencimiento }, calendar)
  const month = formatMonth(calendarDate(`${mes}-01`))
  return {
    mes,
    corte: corte ?? null,
    vence: vence ?? null,
    fecha_estimada_pago: pago ?? null,
    texto: [
      corte === undefined
        ? fill(texts.month, { mes: month })
        : fill(texts.cutoff, { mes: month, corte: formatDate(corte) }),
      ...(pago === undefined ? [] : [fill(texts.pays, { fecha: formatDate(pago) })]),
    ].join(' '),
  }
}

/** Returns an estimate of what the company withholds of an invoice in pesos; null where nothing can be said. */
export function presentEstimate(
  row: KeptInvoice,
  { municipal }: MunicipalRates,
  now: Date,
): WithholdingEstimate | null {
  if (isNote(row) || row.moneda !== 'COP') return null
  const { documento, actividad } = row
  const concepto = documento.cuenta ? supportingConcept(documento.cuenta) : conceptOf(actividad)
  const fecha = documento.fecha_emision ?? todayInBogota(now)
  const city = namedCity(row.ciudad ?? '')
  const place = {
    municipio: city?.id ?? '',
    ciiu: actividad,
    compra: concepto.startsWith('compras') ? 'compras' : 'servicios',
  } as const
  const rate = municipalConcept(municipal, place, fecha)
  const withheld = withheldOf({
    base: subtractMoney(sumMoney([documento.valor_bruto, documento.cargos]), documento.descuentos),
    iva: sumMoney(
      documento.impuestos.filter(({ nombre }) => nombre.toUpperCase() === 'IVA').map(({ valor }) => valor),
    ),
    concepto,
    fecha,
    regime: regimeOf(row),
    ica: rate ? { tarifa: perThousand(rate.tarifa), baseUvt: rate.baseUvt } : { tarifa: '0', baseUvt: 0 },
  })
  if (withheld === undefined) return null
  const retenciones = withheld.flatMap(({ tipo, ...rest }) => {
    const usual = usualTypes.find((one) => one === tipo)
    return usual === undefined ? [] : [{ tipo: usual, ...rest }]
  })
  return {
    retenciones,
    neto: subtractMoney(row.valor_total, sumMoney(retenciones.map(({ valor }) => valor))),
    texto: [fillFor(row, estimateTexts.note), municipalWords(row, { city, rate })].join(' '),
  }
}

/** What the estimate knows of ReteICA, in a sentence. */
function municipalWords(
  { documento: { responsabilidades }, regimen }: KeptInvoice,
  { city, rate }: { city: City | undefined; rate: WithholdingConcept | undefined },
): string {
  if (responsabilidades.includes('O-47') || regimen === regimes.simple) return estimateTexts.noIca
  if (city === undefined) return estimateTexts.icaNowhere
  const municipio = city.nombre
  if (rate === undefined) return fill(estimateTexts.icaUnknown, { municipio })
  const tarifa = perThousand(rate.tarifa).replace('.', ',')
  return fill(estimateTexts.ica, { municipio, tarifa, uvt: String(rate.baseUvt).replace('.', ',') })
}

function withheldOf(invoice: Parameters<typeof withhold>[0]): Withheld[] | undefined {
  try {
    return withhold(invoice)
  } catch (fault) {
    // The catalogue has no rate for that day.
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

const isNote = ({ clase }: Pick<KeptInvoice, 'clase'>) => clase === 'nota_credito' || clase === 'nota_debito'

/** A cuenta de cobro says itself what it bills, and whether its supplier files an income tax return. */
const supportingConcept = ({ suministro, declara_renta }: SupportingContent) =>
  `${suministro === 'bienes' ? 'compras' : 'servicios'}_${declara_renta ? 'declarante' : 'no_declarante'}`

/** Farms, mines, industry and trade sell goods, all others services; the same split as for required documents. */
function conceptOf(ciiu: string | null): string {
  const division = ciiu !== null && /^\d{2,4}$/.test(ciiu) ? Number(ciiu.padStart(4, '0').slice(0, 2)) : 45
  return division <= 33 || (division >= 45 && division <= 47) ? 'compras_declarante' : 'servicios_declarante'
}

/** The regime that the document states, else the one that the company knows. */
function regimeOf({ documento: { responsabilidades: stated }, regimen }: KeptInvoice): Regime {
  if (stated.includes('O-47')) return regimes.simple
  if (stated.includes('O-15')) return regimes.autorretenedor
  if (stated.includes('O-13')) return regimes.granContribuyente
  return Object.values(regimes).find((one) => one === regimen) ?? regimes.responsable
}
