import { calendarDate } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { conceptAt } from '@enlace/domain/withholding-concepts.ts'
import { withheldOfKind, withheldValue, withhold } from '@enlace/domain/withholding.ts'
import type { Regime, Withheld } from '@enlace/domain/withholding.ts'
import type { City } from '../catalogue/places.ts'
import type { Invoice, Withholdings } from './documents.ts'

/** Withholds from pesos only; the demo's dollar purchases, without an exchange rate, have no withholdings. */
export function withheldOf(invoice: Invoice, regime: Regime): Withheld[] {
  const { base, iva, concept: concepto, fecha_causada: fecha, site, moneda } = invoice
  if (moneda !== 'COP') return []
  return withhold({ base, iva, concepto, fecha, regime, ica: municipalRate(site.city, concepto, fecha) })
}

/** Municipalities without a base of their own kept those of renta from before the decree of 2025. */
const beforeTheDecree = calendarDate('2025-05-31')

function municipalRate(city: City, concepto: string, fecha: CalendarDate) {
  const tarifa = city.icaRates.findLast(([desde]) => desde <= fecha)?.[1] ?? '0'
  const baseUvt = city.icaBaseUvt ?? conceptAt(concepto, beforeTheDecree)?.baseUvt ?? 0
  return { tarifa, baseUvt }
}

/** The part of a withholding that a credit reverses, as a negative value. */
export function takenBack(withheld: readonly Withheld[], base: Money, iva: Money): Withheld[] {
  return withheld.map(({ tipo, tarifa }) => {
    const of = tipo === 'iva' ? iva : base
    return { tipo, tarifa, base: of, valor: withheldValue(tipo, of, tarifa) }
  })
}

/** The three figures that an invoice and a payment show. */
export function withholdingsOf(withheld: readonly Withheld[]): Withholdings {
  return {
    valor_retefuente: withheldOfKind(withheld, 'fuente'),
    valor_reteiva: withheldOfKind(withheld, 'iva'),
    valor_reteica: withheldOfKind(withheld, 'ica'),
  }
}

/** Half of each, in whole pesos. */
export function halfOf({ valor_retefuente, valor_reteiva, valor_reteica }: Withholdings): Withholdings {
  const half = (valor: Money) => withheldValue('fuente', valor, '50')
  return {
    valor_retefuente: half(valor_retefuente),
    valor_reteiva: half(valor_reteiva),
    valor_reteica: half(valor_reteica),
  }
}
