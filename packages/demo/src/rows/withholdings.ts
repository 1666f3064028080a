import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { economicActivityName } from '@enlace/domain/catalogue/economic-activities.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { conceptAt } from '@enlace/domain/withholding-concepts.ts'
import { reverseWithheld } from '@enlace/domain/withholding.ts'
import type { Withheld } from '@enlace/domain/withholding.ts'
import { addDays } from '@enlace/domain/calendar-date.ts'
import { negateMoney } from '@enlace/domain/money.ts'
import type { WithholdingLineRow } from '@enlace/database/load/tables/withholding-lines.ts'
import type { Supplier } from '../catalogue/suppliers.ts'
import type { History, Invoice } from '../history/documents.ts'
import type { Standing } from '../history/standing.ts'

/** The input for a supplier's withholding lines. */
export interface WithholdingBasis {
  supplier: Supplier
  history: History
  standings: ReadonlyMap<Invoice, Standing>
  keyOf: (invoice: Invoice) => string
  accountOf: (invoice: Invoice) => string
  /** The buyer's own municipality, where it pays its withholdings. */
  municipio: string
  today: CalendarDate
}

/** The withholdings of each invoice on the day of its record; those of an annulled one were reversed days later. */
export function withholdingRows(basis: WithholdingBasis): WithholdingLineRow[] {
  const { history, standings, today } = basis
  const vouchers = vouchersOf(history)
  return history.invoices.flatMap((invoice) => {
    const recorded = standings.get(invoice)?.fecha_causada ?? null
    if (recorded === null) return []
    const rowOf = lineOf(basis, invoice, vouchers.get(invoice) ?? null)
    const rows = invoice.withheld.map((withheld) => rowOf(withheld, recorded))
    if (invoice.fate !== 'annulled') return rows
    const day = nextBusinessDay(addDays(recorded, daysUntilTakenBack))
    const takenBack = day <= today ? day : today
    return [...rows, ...invoice.withheld.map((one) => rowOf(reverseWithheld(one), takenBack, '-R'))]
  })
}

const daysUntilTakenBack = 12

/** The voucher of the payment that settled each invoice. */
function vouchersOf({ payments }: History): ReadonlyMap<Invoice, string> {
  const standing = payments.filter(({ estado }) => estado === 'pagado')
  return new Map(
    standing.flatMap(({ numero, lines }) => lines.map(({ invoice }) => [invoice, numero] as const)),
  )
}

function lineOf(basis: WithholdingBasis, invoice: Invoice, comprobante: string | null) {
  const { supplier, keyOf, accountOf, municipio } = basis
  return ({ tipo, tarifa, base, valor }: Withheld, fecha: CalendarDate, suffix = ''): WithholdingLineRow => ({
    ...conceptOf(tipo, invoice.concept, supplier, fecha),
    erp_key: `${keyOf(invoice)}|${tipo}${suffix}`,
    account_key: accountOf(invoice),
    tipo,
    tarifa,
    base,
    operacion: tipo !== 'iva' ? null : suffix === '' ? invoice.base : negateMoney(invoice.base),
    valor,
    fecha,
    documento: invoice.factura,
    comprobante,
    municipio: tipo === 'ica' ? invoice.site.city.code : municipio,
  })
}

/** Renta has the catalogue's concept, IVA goods or services, ICA the supplier's activity. */
function conceptOf(tipo: Withheld['tipo'], codigo: string, { trade }: Supplier, fecha: CalendarDate) {
  if (tipo === 'ica') {
    return { concepto_codigo: trade.ciiu, concepto: economicActivityName(trade.ciiu) ?? trade.ciiu }
  }
  if (tipo === 'fuente') {
    return { concepto_codigo: codigo, concepto: conceptAt(codigo, fecha)?.concepto ?? codigo }
  }
  return /^(compras|agro|combustibles)/.test(codigo)
    ? { concepto_codigo: 'reteiva_bienes', concepto: 'Compra de bienes gravados' }
    : { concepto_codigo: 'reteiva_servicios', concepto: 'Prestación de servicios gravados' }
}
