import { addDays } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { regimes } from '@enlace/domain/withholding.ts'
import { andinaPlants, caribePlants } from '../catalogue/places.ts'
import type { Plant } from '../catalogue/places.ts'
import { accountingFirm, caribeSupplier, mainSupplier } from '../catalogue/suppliers.ts'
import type { Supplier } from '../catalogue/suppliers.ts'
import type { Site } from '../history/documents.ts'
import type { HistoryPlan } from '../history/history.ts'
import { randomOf } from '../core/random.ts'

/** Years of documents that the main supplier has. */
const fullYears = 4

/** The size of each supplier's history: thousands of documents for the main one, some dozens for the others. */
export function planOf(supplier: Supplier, plants: readonly Plant[], today: CalendarDate): HistoryPlan {
  const random = randomOf(`plan of ${supplier.documento_numero}`)
  const { regime } = supplier
  const trade = { ...supplier.trade, concept: conceptFor(supplier) }
  if (supplier === mainSupplier) {
    return {
      sites: mainSites(),
      trade,
      regime,
      from: addDays(today, -fullYears * 365 - 1),
      today,
      orders: 1_330,
      maxLines: 12,
      maxDeliveries: 4,
      holds: [18, 10, 7, 5, 5],
      noteEvery: 32,
      isFull: true,
    }
  }
  // Both have logins in the demo, so their lists must not be empty.
  const isBig = supplier === caribeSupplier || supplier === accountingFirm
  return {
    sites: supplier.cities.map((city, branch) => ({
      branch,
      city,
      plant: random.pick(plants),
      termDays: supplier.isPyme ? random.pick([30, 45]) : random.pick([45, 60]),
      prefix: invoicePrefix(supplier, branch),
    })),
    trade,
    regime,
    from: addDays(today, isBig ? -1_095 : -random.integer(500, 1_100)),
    today,
    orders: isBig ? 260 : random.integer(12, 42),
    maxLines: 3,
    maxDeliveries: 2,
    holds: isBig ? [4, 2, 2, 1, 1] : [random.integer(0, 1), random.integer(0, 1), 0, 0, 0],
    noteEvery: isBig ? 25 : 18,
    isFull: false,
  }
}

/** A person who is not obliged to declare has other withholding rates than a company of the same trade. */
const ofPersons: Readonly<Record<string, string>> = {
  compras_declarante: 'compras_no_declarante',
  servicios_declarante: 'servicios_no_declarante',
  honorarios_pj: 'honorarios_pn',
}

function conceptFor({ documento_numero, regime, trade }: Supplier): string {
  const isPerson = documento_numero.length === 10 && regime === regimes.noResponsable
  return (isPerson ? ofPersons[trade.concept] : undefined) ?? trade.concept
}

/** Each branch of the main supplier serves two of Andina's plants. */
function mainSites(): Site[] {
  const { tocancipa, palmira, rionegro, funza, itagui } = andinaPlants
  const served = [
    { plants: [tocancipa, funza], termDays: 45 },
    { plants: [palmira, funza], termDays: 60 },
    { plants: [rionegro, itagui], termDays: 45 },
  ]
  return served.flatMap(({ plants, termDays }, branch) => {
    const city = mainSupplier.cities[branch]
    if (city === undefined) return []
    return plants.map((plant) => ({
      branch,
      city,
      plant,
      termDays,
      prefix: invoicePrefix(mainSupplier, branch),
    }))
  })
}

/** The plants to which the suppliers of a company deliver. */
export const plantsOf = {
  andina: Object.values(andinaPlants),
  caribe: Object.values(caribePlants),
} satisfies Record<string, readonly Plant[]>

/** Electronic invoices begin with FE, then letters of the supplier and the branch. */
function invoicePrefix(supplier: Supplier, branch: number): string {
  const letters = supplier.nombre
    .normalize('NFD')
    .replace(/[^A-Z ]/g, '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return `FE${letters.slice(0, 2)}${branch + 1}`
}
