import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { summaryTexts as texts } from '@enlace/contract/account-statements/summary-texts.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText, showDay } from '@enlace/web/document/shown.ts'
import type { ReactNode } from 'react'

type KeyFiguresProps = {
  figures: StatementSummary | undefined
  isLoading: boolean
  saldo: 'corriente' | 'vencido' | undefined
  /** Something else of the head narrows the table. */
  isFiltered: boolean
  showsPayment: boolean
  onBalance: (saldo: 'corriente' | 'vencido' | undefined) => void
  /** Shows all that falls due in the window again. */
  onWhole: () => void
  /** What belongs to all of them: the balance by age. */
  children: ReactNode
}

const nothing = { rows: 0, valor: zeroMoney }

/** What is owed in all in the first currency: pending is current plus overdue; each narrows the table. */
export function KeyFigures({
  figures,
  isLoading,
  saldo,
  isFiltered,
  showsPayment,
  onBalance,
  onWhole,
  children,
}: KeyFiguresProps) {
  const { moneda, pendientes, en_ventana, vencidas, corrientes, nextPayment } = figures ?? {
    moneda: 'COP',
    pendientes: nothing,
    en_ventana: null,
    vencidas: nothing,
    corrientes: nothing,
    nextPayment: null,
  }
  const note = (text: string) => (isLoading ? '\u00a0' : text)
  return (
    <KpiStrip label={texts.label} end={children} isOneLine>
      <Kpi
        label={texts.pending}
        value={<Amount value={pendientes.valor} moneda={moneda} />}
        note={note(countText(texts.pendingCount, pendientes.rows))}
        isLoading={isLoading}
        isSelected={saldo === undefined && !isFiltered && !en_ventana}
        onToggle={() => onBalance(undefined)}
      />
      {en_ventana && (
        <Kpi
          label={fill(texts.inWindow, { fecha: showDay(en_ventana.hasta) })}
          value={<Amount value={en_ventana.valor} moneda={moneda} />}
          note={countText(texts.pendingCount, en_ventana.rows)}
          isSelected={saldo === undefined && !isFiltered}
          onToggle={onWhole}
        />
      )}
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
