import { addDays, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { addMoney, money, multiplyMoney, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { DocumentLinkRow } from '@enlace/database/load/tables/document-links.ts'
import type {
  AmendmentRow,
  ContractRow,
  MinuteRow,
  PolicyRow,
} from '@enlace/database/load/tables/supplier-contracts.ts'
import { type ContractPlan, contractPlans } from '../catalogue/contracts.ts'
import { totalOf } from '../history/amounts.ts'
import type { Invoice, Order } from '../history/documents.ts'
import { contractMinutes, contractPolicies } from './contract-parts.ts'

/** The input for the demo's contracts. */
export interface ContractSource {
  accountOf: (branch: number) => string
  orders: readonly Order[]
  invoices: readonly Invoice[]
  supervisors: readonly string[]
  today: CalendarDate
}

/** A supplier's contracts with all their parts. */
export interface ContractRows {
  contracts: ContractRow[]
  amendments: AmendmentRow[]
  policies: PolicyRow[]
  minutes: MinuteRow[]
  /** The orders charged to each. */
  links: DocumentLinkRow[]
}

/** Purchases before the portal's orders begin. */
const boughtBefore = money('18450000')

/** The main supplier's contracts; every order of a branch is charged to a contract that was running that day. */
export function contractRows(source: ContractSource): ContractRows {
  const { today, supervisors, accountOf } = source
  const imputed = imputedOrders(source)
  const made = contractPlans.map((plan, place) => {
    const fecha_inicio = addDays(today, plan.from)
    const numero = `CT-${fecha_inicio.slice(0, 4)}-${String(41 + place * 17).padStart(4, '0')}`
    const orders = imputed.get(plan) ?? []
    const valor_ejecutado = executedOf(plan, orders, source.invoices)
    const valor = toMillions(multiplyMoney(valor_ejecutado, plan.cover))
    const amendments = amendmentRows(plan, { numero, valor, today })
    const contract: ContractRow = {
      erp_key: numero,
      account_key: accountOf(plan.branch),
      nro_contrato: numero,
      objeto: plan.objeto,
      tipo: plan.tipo,
      fecha_inicio,
      fecha_fin: addDays(today, plan.to),
      supervisor: supervisors[place % supervisors.length] ?? '',
      interventor: plan.interventor,
      forma_pago: plan.forma_pago,
      moneda: 'COP',
      valor,
      valor_ejecutado,
      estado: plan.estado,
      archivo: 'contrato-firmado.pdf',
    }
    return {
      contract,
      amendments,
      policies: contractPolicies(plan, { numero, valor, today }),
      minutes: contractMinutes(plan, { numero, executed: valor_ejecutado, today }),
      links: orders.map((order): DocumentLinkRow => ({ from_key: order.numero, to_key: numero })),
    }
  })
  return {
    contracts: made.map(({ contract }) => contract),
    amendments: made.flatMap(({ amendments }) => amendments),
    policies: made.flatMap(({ policies }) => policies),
    minutes: made.flatMap(({ minutes }) => minutes),
    links: made.flatMap(({ links }) => links),
  }
}

/** The orders charged to each contract: if several were running that day, they take turns. */
function imputedOrders({ orders, today }: ContractSource): Map<ContractPlan, Order[]> {
  const imputed = new Map<ContractPlan, Order[]>()
  for (const order of orders) {
    if (order.moneda !== 'COP') continue
    const running = contractPlans.filter(
      ({ branch, from, to }) =>
        branch === order.site.branch &&
        daysBetween(addDays(today, from), order.fecha) >= 0 &&
        order.fecha <= addDays(today, to),
    )
    const turn = Number(order.numero.replace(/\D/g, '').slice(-3)) % Math.max(1, running.length)
    const plan = running[turn]
    if (plan !== undefined) imputed.set(plan, [...(imputed.get(plan) ?? []), order])
  }
  return imputed
}

function executedOf(
  { reckoning }: ContractPlan,
  orders: readonly Order[],
  invoices: readonly Invoice[],
): Money {
  const living = orders.filter(({ isCancelled }) => !isCancelled)
  const ordered = sumMoney(living.map(valueOf))
  switch (reckoning) {
    case 'ordenado':
      return ordered
    case 'facturado': {
      const own = new Set(orders)
      const invoiced = invoices.filter(({ order }) => order !== undefined && order !== null && own.has(order))
      return sumMoney(invoiced.map(({ facturado }) => facturado))
    }
    case 'atrasado': {
      const last = living.toSorted((one, other) => (one.fecha < other.fecha ? -1 : 1)).at(-1)
      return last === undefined ? ordered : subtractMoney(ordered, valueOf(last))
    }
    case 'anterior':
      return addMoney(ordered, boughtBefore)
  }
}

const valueOf = (order: Order): Money => totalOf(order.lines).valor_neto

function amendmentRows(
  { amendments, to }: ContractPlan,
  { numero, valor, today }: { numero: string; valor: Money; today: CalendarDate },
): AmendmentRow[] {
  return amendments.map(({ day, objeto, share, days }, place) => ({
    erp_key: `${numero}|OS-${place + 1}`,
    contract_key: numero,
    numero: String(place + 1),
    fecha: addDays(today, day),
    objeto,
    valor_adicional: toMillions(multiplyMoney(valor, share)),
    nueva_fecha_fin: days === 0 ? null : addDays(today, to),
    archivo: `otrosi-${place + 1}.pdf`,
  }))
}

/** Rounds a contract's value up to whole millions of pesos. */
function toMillions(amount: Money): Money {
  const millions = BigInt(amount.slice(0, -3)) / 1_000_000n + 1n
  return money(`${millions}000000`)
}
