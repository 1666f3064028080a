import { addDays, daysBetween } from '@enlace/domain/calendar-date'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import { money, multiplyMoney, sumMoney } from '@enlace/domain/money'
import type { Money } from '@enlace/domain/money'
import type { StateOf } from '@enlace/domain/states'
import type { LoadTable } from '../../load/load-table.ts'
import { ownedByAccount } from '../../load/tables/owner.ts'
import { totalOf } from '../history/amounts.ts'
import type { Order } from '../history/documents.ts'

/** A supplier's contract. */
export interface ContractRow {
  erp_key: string
  account_key: string
  nro_contrato: string
  objeto: string
  tipo: string
  fecha_inicio: CalendarDate
  fecha_fin: CalendarDate
  supervisor: string
  valor: Money
  valor_ejecutado: Money
  estado: StateOf<'contrato'>
}

/** How the demo's contracts are loaded. */
export const contractsLoad: LoadTable<ContractRow> = {
  table: 'supplier_contracts',
  columns: [
    'erp_key',
    'nro_contrato',
    'objeto',
    'tipo',
    'fecha_inicio',
    'fecha_fin',
    'supervisor',
    'valor',
    'valor_ejecutado',
    'estado',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** A contract before its dates: days from today to its begin and end, and how many times over its orders it covers. */
interface ContractPlan {
  objeto: string
  tipo: string
  branch: number
  from: number
  to: number
  cover: string
  estado: StateOf<'contrato'>
}

const plans: readonly ContractPlan[] = [
  {
    objeto: 'Suministro de material de empaque impreso para la Planta Palmira',
    tipo: 'marco',
    branch: 1,
    from: -310,
    to: 420,
    cover: '2.4',
    estado: 'vigente',
  },
  {
    objeto: 'Suministro de película estirable y termoencogible',
    tipo: 'marco',
    branch: 0,
    from: -340,
    to: 24,
    cover: '1.12',
    estado: 'por_vencer',
  },
  {
    objeto: 'Suministro de envases y tapas para bebidas lácteas',
    tipo: 'bienes',
    branch: 2,
    from: -180,
    to: 185,
    cover: '1.9',
    estado: 'vigente',
  },
  {
    objeto: 'Arrendamiento de canastillas y estibas retornables',
    tipo: 'servicios',
    branch: 0,
    from: -220,
    to: 145,
    cover: '1.6',
    estado: 'suspendido',
  },
  {
    objeto: 'Suministro de etiquetas autoadhesivas',
    tipo: 'bienes',
    branch: 1,
    from: -700,
    to: -40,
    cover: '1.05',
    estado: 'terminado',
  },
  {
    objeto: 'Suministro de material de empaque, vigencia anterior',
    tipo: 'marco',
    branch: 1,
    from: -1_400,
    to: -720,
    cover: '1.02',
    estado: 'liquidado',
  },
]

/** The main supplier's contracts; what is executed is what was ordered of the branch while they ran. */
export function contractRows(
  accountOf: (branch: number) => string,
  orders: readonly Order[],
  supervisors: readonly string[],
  today: CalendarDate,
): ContractRow[] {
  return plans.map((plan, place) => {
    const fecha_inicio = addDays(today, plan.from)
    const fecha_fin = addDays(today, plan.to)
    const valor_ejecutado = orderedBetween(orders, plan.branch, fecha_inicio, fecha_fin)
    const nro_contrato = `CT-${fecha_inicio.slice(0, 4)}-${String(41 + place * 17).padStart(4, '0')}`
    return {
      erp_key: nro_contrato,
      account_key: accountOf(plan.branch),
      nro_contrato,
      objeto: plan.objeto,
      tipo: plan.tipo,
      fecha_inicio,
      fecha_fin,
      supervisor: supervisors[place % supervisors.length] ?? '',
      valor: toMillions(multiplyMoney(valor_ejecutado, plan.cover)),
      valor_ejecutado,
      estado: plan.estado,
    }
  })
}

function orderedBetween(
  orders: readonly Order[],
  branch: number,
  from: CalendarDate,
  to: CalendarDate,
): Money {
  const covered = orders.filter(
    ({ site, fecha, moneda, isCancelled }) =>
      site.branch === branch &&
      moneda === 'COP' &&
      !isCancelled &&
      daysBetween(from, fecha) >= 0 &&
      fecha <= to,
  )
  return sumMoney(covered.map((order) => totalOf(order.lines).valor_neto))
}

/** Contracts are agreed in whole millions of pesos, upwards. */
function toMillions(amount: Money): Money {
  const millions = BigInt(amount.slice(0, -3)) / 1_000_000n + 1n
  return money(`${millions}000000`)
}
