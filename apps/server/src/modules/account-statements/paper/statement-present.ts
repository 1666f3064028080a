import { fill } from '@enlace/contract/core/fill.ts'
import { currencyNames } from '@enlace/contract/papers/texts.ts'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { Movement, MovementBalance } from '@enlace/contract/account-statements/movements/schemas.ts'
import {
  movementPaperTexts,
  statementPaperColumns as columns,
  statementPaperTexts as texts,
} from '@enlace/contract/account-statements/paper-texts.ts'
import type { AccountStatement, StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { ageingTexts } from '@enlace/contract/account-statements/summary-texts.ts'
import type { CurrencyStatement } from '@enlace/documents/statement-of-account.ts'
import type { PaperTable } from '@enlace/documents/table.ts'
import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { formatMoney, isNegativeMoney, negateMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { inCurrencyOrder } from '../../../core/list/present.ts'
import { paperDay, paperFigure, paperState } from '../../papers/index.ts'

/** The data of a statement: the pending invoices with their groups, and the movements of a range. */
export interface StatementParts {
  summary: readonly StatementSummary[]
  /** The pending invoices, by due date; limited if there are very many. */
  rows: readonly AccountStatement[]
  movements: readonly Movement[]
  balances: readonly MovementBalance[]
  range: { from: CalendarDate; to: CalendarDate }
}

type Flags = Pick<PlatformParameters, 'date_invoice' | 'status_payment'>

/** Returns the statement of each currency with a debt or a movement, pesos first. */
export function currencyStatements(parts: StatementParts, flags: Flags): CurrencyStatement[] {
  const owed = parts.summary.map(({ moneda }) => moneda)
  const moved = parts.balances
    .filter(({ rows, saldo_inicial }) => rows > 0 || Number(saldo_inicial) !== 0)
    .map(({ moneda }) => moneda)
  return inCurrencyOrder([...owed, ...moved]).map((moneda) => {
    const summary = parts.summary.find((one) => one.moneda === moneda)
    const figure = (value: Money | undefined) => formatMoney(value ?? zeroMoney, moneda)
    return {
      title: fill(texts.currency, { moneda: nameOf(moneda) }),
      figures: [
        { label: texts.total, value: figure(summary?.pendientes.valor) },
        { label: texts.overdue, value: figure(summary?.vencidas.valor) },
        { label: texts.current, value: figure(summary?.corrientes.valor) },
      ],
      ageing: { title: texts.ageing, steps: ageingOf(summary, moneda) },
      open: openTable(parts, summary, moneda, flags),
      movements: movementTable(parts, moneda),
    }
  })
}

const nameOf = (moneda: string) => currencyNames[moneda] ?? moneda
const counted = (n: number) => (n === 1 ? texts.invoices.one : fill(texts.invoices.many, { n: thousands(n) }))
const thousands = (n: number) => groupThousands(String(n))

/** The bar shows debts only, without credits. */
function ageingOf(
  summary: StatementSummary | undefined,
  moneda: string,
): CurrencyStatement['ageing']['steps'] {
  const steps = summary?.ageing ?? []
  const positive = (valor: Money) => Math.max(0, Number(valor))
  const whole = steps.reduce((sum, { valor }) => sum + positive(valor), 0)
  return steps.map(({ bucket, rows, valor }) => ({
    label: ageingTexts[bucket],
    rows: counted(rows),
    value: formatMoney(valor, moneda),
    share: whole === 0 ? 0 : positive(valor) / whole,
    isOverdue: bucket !== 'current',
  }))
}

function openTable(
  { rows }: StatementParts,
  summary: StatementSummary | undefined,
  moneda: string,
  flags: Flags,
): PaperTable {
  const own = rows.filter((row) => row.moneda === moneda)
  const total = summary?.pendientes.rows ?? 0
  const isCut = own.length < total
  const showsDate = flags.date_invoice > 0
  const showsState = flags.status_payment > 0
  const when = (shown: boolean, text: string) => (shown ? [text] : [])
  return {
    title: texts.open,
    note: isCut
      ? fill(texts.openCut, { moneda: nameOf(moneda), shown: thousands(own.length), total: thousands(total) })
      : fill(texts.openNote, { moneda: nameOf(moneda) }),
    columns: [
      { title: columns.invoice, share: 3.2 },
      ...(showsDate ? [{ title: columns.date, share: 2.2 }] : []),
      { title: columns.due, share: 2.2 },
      { title: columns.days, share: 1.6, isFigure: true },
      ...(showsState ? [{ title: columns.state, share: 3 }] : []),
      { title: columns.value, share: 3, isFigure: true },
      { title: columns.balance, share: 3, isFigure: true },
    ],
    rows: own.map((row) => [
      row.factura_cliente,
      ...when(showsDate, paperDay(row.fecha_factura)),
      paperDay(row.fecha_vencimiento),
      row.dias_vencidos > 0 ? thousands(row.dias_vencidos) : '',
      ...when(showsState, paperState('estado_programacion_pago', row.estado_programacion_pago)),
      paperFigure(row.valor_facturado),
      paperFigure(row.saldo_total),
    ]),
    totals: summary
      ? [
          [
            texts.total,
            ...when(showsDate, ''),
            '',
            '',
            ...when(showsState, ''),
            '',
            paperFigure(summary.pendientes.valor),
          ],
        ]
      : [],
    empty: texts.noOpen,
  }
}

function movementTable({ movements, balances, range }: StatementParts, moneda: string): PaperTable {
  const own = movements.filter((movement) => movement.moneda === moneda)
  const balance = balances.find((one) => one.moneda === moneda)
  const total = balance?.rows ?? 0
  const name = nameOf(moneda)
  return {
    title: fill(texts.movements, { from: formatDate(range.from), to: formatDate(range.to) }),
    note:
      own.length < total
        ? fill(texts.movementsCut, { moneda: name, shown: thousands(own.length), total: thousands(total) })
        : fill(texts.movementsNote, { moneda: name }),
    columns: [
      { title: columns.day, share: 2 },
      { title: columns.movement, share: 2.8 },
      { title: columns.document, share: 3.6 },
      { title: columns.adds, share: 3, isFigure: true },
      { title: columns.takes, share: 3, isFigure: true },
      { title: columns.balance, share: 3, isFigure: true },
    ],
    rows: [
      [formatDate(range.from), texts.opening, '', '', '', paperFigure(balance?.saldo_inicial ?? zeroMoney)],
      ...own.map(({ fecha, tipo, numero, valor, saldo }) => [
        formatDate(fecha),
        movementPaperTexts[tipo],
        numero,
        isNegativeMoney(valor) ? '' : paperFigure(valor),
        isNegativeMoney(valor) ? paperFigure(negateMoney(valor)) : '',
        paperFigure(saldo),
      ]),
    ],
    totals: [
      [
        formatDate(range.to),
        texts.closing,
        '',
        paperFigure(balance?.aumentos ?? zeroMoney),
        paperFigure(balance?.disminuciones ?? zeroMoney),
        paperFigure(balance?.saldo_final ?? zeroMoney),
      ],
    ],
    empty: texts.noMovements,
  }
}
