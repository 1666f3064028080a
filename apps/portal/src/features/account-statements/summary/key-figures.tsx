import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { summaryTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText, showDay } from '@enlace/web/document/shown.ts'

type KeyFiguresProps = {
  figures: StatementSummary | undefined
  isLoading: boolean
  saldo: 'corriente' | 'vencido' | undefined
  /** Something else of the head narrows the table. */
  isFiltered: boolean
  showsPayment: boolean
  onBalance: (saldo: 'corriente' | 'vencido' | undefined) => void
}

const nothing = { rows: 0, valor: zeroMoney }

/** What is owed in the first currency: pending is current plus overdue; each narrows the table. */
export function KeyFigures({
  figures,
  isLoading,
  saldo,
  isFiltered,
  showsPayment,
  onBalance,
}: KeyFiguresProps) {
  const { moneda, pendientes, vencidas, corrientes, nextPayment } = figures ?? {
    moneda: 'COP',
    pendientes: nothing,
    vencidas: nothing,
    corrientes: nothing,
    nextPayment: null,
  }
  const note = (text: string) => (isLoading ? '\u00a0' : text)
  return (
    <KpiStrip label={texts.label}>
      <Kpi
        label={texts.pending}
        value={<Amount value={pendientes.valor} moneda={moneda} />}
        note={note(countText(texts.pendingCount, pendientes.rows))}
        isLoading={isLoading}
        isSelected={saldo === undefined && !isFiltered}
        onToggle={() => onBalance(undefined)}
      />
      <Kpi
        label={texts.overdue}
        value={<Amount value={vencidas.valor} moneda={moneda} />}
        note={note(countText(texts.overdueCount, vencidas.rows))}
        {...(vencidas.rows > 0 && { tone: 'bad' })}
        isLoading={isLoading}
        isSelected={saldo === 'vencido'}
        onToggle={() => onBalance(saldo === 'vencido' ? undefined : 'vencido')}
      />
      <Kpi
        label={texts.current}
        value={<Amount value={corrientes.valor} moneda={moneda} />}
        note={note(countText(texts.currentCount, corrientes.rows))}
        isLoading={isLoading}
        isSelected={saldo === 'corriente'}
        onToggle={() => onBalance(saldo === 'corriente' ? undefined : 'corriente')}
      />
      {showsPayment && (
        <Kpi
          label={texts.nextPayment}
          value={nextPayment ? <Amount value={nextPayment.valor} moneda={moneda} /> : listTexts.none}
          note={note(
            nextPayment
              ? fill(texts.nextPaymentDate, { fecha: showDay(nextPayment.fecha) })
              : texts.noNextPayment,
          )}
          isLoading={isLoading}
        />
      )}
    </KpiStrip>
  )
}
