import { fill } from '@enlace/contract/core/fill'
import type { MovementBalance, MovementsQuery } from '@enlace/contract/account-statements/movements/schemas'
import { movementsTexts as texts } from '@enlace/contract/account-statements/movements/texts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date'
import { zeroMoney } from '@enlace/domain/money'
import { Kpi } from '@enlace/ui/kpi'
import { KpiStrip } from '@enlace/ui/kpi-strip'
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
    <KpiStrip label={texts.figures}>
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
