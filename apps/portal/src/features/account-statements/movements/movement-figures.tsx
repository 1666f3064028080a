import { fill } from '@enlace/contract/core/fill.ts'
import type {
  MovementBalance,
  MovementsQuery,
} from '@enlace/contract/account-statements/movements/schemas.ts'
import { movementsTexts as texts } from '@enlace/contract/account-statements/movements/texts.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'

type MovementFiguresProps = {
  /** Nothing where there are no documents. */
  balance: MovementBalance | undefined
  asked: MovementsQuery
  today: CalendarDate
  isLoading: boolean
}

/** What stood before the range, what came and went, and what stands after it. */
export function MovementFigures({ balance, asked, today, isLoading }: MovementFiguresProps) {
  const { moneda, saldo_inicial, aumentos, disminuciones, saldo_final } = balance ?? {
    moneda: 'COP',
    saldo_inicial: zeroMoney,
    aumentos: zeroMoney,
    disminuciones: zeroMoney,
    saldo_final: zeroMoney,
  }
  const { from, to } = asked
  const figures = [
    [
      texts.opening,
      saldo_inicial,
      from ? fill(texts.openingDay, { fecha: formatDate(from) }) : texts.openingFirst,
    ],
    [texts.increases, aumentos, texts.increasesNote],
    [texts.decreases, disminuciones, texts.decreasesNote],
    [
      texts.closing,
      saldo_final,
      fill(to ? texts.closingDay : texts.closingNow, { fecha: formatDate(to ?? today) }),
    ],
  ] as const
  return (
    <KpiStrip label={texts.figures} isOneLine>
      {figures.map(([label, value, note]) => (
        <Kpi
          key={label}
          label={label}
          value={<Amount value={value} moneda={moneda} />}
          note={note}
          isLoading={isLoading}
        />
      ))}
    </KpiStrip>
  )
}
