import type { CalendarDate } from '@enlace/domain/calendar-date'
import { compareMoney, money, multiplyMoney, zeroMoney } from '@enlace/domain/money'
import type { Money } from '@enlace/domain/money'

/** Withholding at source by concept: the rate, and the minimum base in UVT before and after Decreto 572 de 2025. */
const concepts = {
  compras: { rate: '0.025', uvt: [27, 10] },
  servicios: { rate: '0.04', uvt: [4, 2] },
  honorarios: { rate: '0.11', uvt: [0, 0] },
  transporte_carga: { rate: '0.01', uvt: [4, 2] },
  vigilancia_aseo: { rate: '0.02', uvt: [4, 2] },
  agricola: { rate: '0.015', uvt: [92, 70] },
  arrendamiento: { rate: '0.035', uvt: [27, 10] },
  construccion: { rate: '0.02', uvt: [27, 10] },
  combustibles: { rate: '0.001', uvt: [0, 0] },
  software: { rate: '0.035', uvt: [0, 0] },
} as const // the names are the type

/** Why a purchase is withheld from. */
export type WithholdingConcept = keyof typeof concepts

/** The tax regimes of suppliers by the codes of the RUT. */
export const regimes = {
  responsable: '48',
  noResponsable: '49',
  granContribuyente: '13',
  autorretenedor: '15',
  simple: '47',
} as const // the codes are the type
export type Regime = (typeof regimes)[keyof typeof regimes]

/** What is kept back from an invoice and paid to the tax offices in the supplier's name. */
export interface Withholdings {
  valor_retefuente: Money
  valor_reteiva: Money
  valor_reteica: Money
}

const uvtOfYear: Record<string, number> = {
  2021: 36_308,
  2022: 38_004,
  2023: 42_412,
  2024: 47_065,
  2025: 49_799,
  2026: 52_374,
}
const latestUvt = 52_374

/** What the buyer withholds from an invoice; ReteIVA is 15 % of the IVA, ReteICA per thousand by the municipality. */
export function withhold(invoice: {
  base: Money
  iva: Money
  concept: WithholdingConcept
  date: CalendarDate
  regime: Regime
  icaRate: string
  moneda: string
}): Withholdings {
  const { base, iva, concept, date, regime, icaRate, moneda } = invoice
  const isAboveBase = moneda !== 'COP' || compareMoney(base, minimumBase(concept, date)) >= 0
  const paysRenta = regime !== regimes.simple && regime !== regimes.autorretenedor
  const paysReteiva = regime !== regimes.noResponsable && regime !== regimes.granContribuyente
  const of = (amount: Money, rate: string, applies: boolean) =>
    applies && isAboveBase ? multiplyMoney(amount, rate) : zeroMoney
  return {
    valor_retefuente: of(base, concepts[concept].rate, paysRenta),
    valor_reteiva: of(iva, '0.15', paysReteiva),
    valor_reteica: of(base, icaRate, regime !== regimes.simple),
  }
}

/** From which value of the operation on the concept is withheld, in pesos rounded to thousands (art. 868 E.T.). */
export function minimumBase(concept: WithholdingConcept, date: CalendarDate): Money {
  const isLowered = (date >= '2025-06-01' && date < '2026-05-08') || date >= '2026-07-01'
  const uvt = concepts[concept].uvt[isLowered ? 1 : 0]
  const pesos = uvt * (uvtOfYear[date.slice(0, 4)] ?? latestUvt)
  return money(String(Math.round(pesos / 1000) * 1000))
}

/** The rate of a concept as decimal text. */
export function rateOf(concept: WithholdingConcept): string {
  return concepts[concept].rate
}
