import type {
  AccountStatement,
  AccountStatements,
  StatementSummary,
} from '@enlace/contract/account-statements/schemas.ts'
import { ageBalance, ageingBuckets, type Ageing } from '@enlace/domain/ageing.ts'
import { type CalendarDate, daysBetween, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { Copy } from './account-db.ts'
import { isOfToday } from './of-today.ts'
import type { StoreName } from './stores.ts'

/**
 * A copy as it reads today: what is overdue follows from the day in Bogotá and is not what it was when the copy was made
 * (decisions 7). Sums are taken again where the copy holds all their rows; the others stay those of its day.
 */
export function renewed(store: StoreName, { answer, savedAt }: Copy, now: Date = new Date()): unknown {
  const today = todayInBogota(now)
  if (store !== 'account_statements' || isOfToday({ savedAt }, now)) return answer
  // What this store keeps was answered by the two calls of the statements.
  const statements = answer as AccountStatements | AccountStatement
  return 'rows' in statements ? listToday(statements, today) : statementToday(statements, today)
}

function statementToday<Row extends AccountStatement>(row: Row, today: CalendarDate): Row {
  const { dias_vencidos, saldo_corriente, saldo_vencido } = ageBalance(row, today)
  const dias = row.fecha_vencimiento && daysBetween(row.fecha_vencimiento, today)
  return { ...row, dias, dias_vencidos, saldo_corriente, saldo_vencido }
}

function listToday(list: AccountStatements, today: CalendarDate): AccountStatements {
  const rows = list.rows.map((row) => statementToday(row, today))
  const of = (moneda: string) => rows.filter((row) => row.moneda === moneda)
  const isWhole = rows.length === list.total
  return {
    ...list,
    rows,
    totals: isWhole ? list.totals.map((total) => ({ ...total, ...split(of(total.moneda)) })) : list.totals,
    summary: list.summary.map((summary) => {
      const own = of(summary.moneda)
      return own.length === summary.pendientes.rows ? summaryToday(summary, own, today) : summary
    }),
  }
}

const split = (rows: readonly AccountStatement[]) => ({
  saldo_corriente: sumMoney(rows.map((row) => row.saldo_corriente)),
  saldo_vencido: sumMoney(rows.map((row) => row.saldo_vencido)),
})

function summaryToday(
  summary: StatementSummary,
  rows: readonly AccountStatement[],
  today: CalendarDate,
): StatementSummary {
  const aged = rows.map((row) => ({ row, ageing: ageBalance(row, today) }))
  const figure = (belongs: (ageing: Ageing) => boolean) => {
    const own = aged.filter(({ ageing }) => belongs(ageing))
    return { rows: own.length, valor: sumMoney(own.map(({ row }) => row.saldo_total)) }
  }
  return {
    ...summary,
    vencidas: figure((ageing) => ageing.bucket !== 'current'),
    corrientes: figure((ageing) => ageing.bucket === 'current'),
    ageing: ageingBuckets.map(({ id }) => ({ bucket: id, ...figure((ageing) => ageing.bucket === id) })),
  }
}
