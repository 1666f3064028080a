import type { AgeingBucket, StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { ageingTexts, summaryTexts as texts } from '@enlace/contract/account-statements/summary-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { type Money, shareOf, zeroMoney } from '@enlace/domain/money.ts'
import { AgeingBar } from '@enlace/ui/ageing-bar.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { useState } from 'react'
import { CurrencySwitch } from '../../../core/document/currency-switch.tsx'
import { KeyFigures } from './key-figures.tsx'

type SummaryProps = {
  /** One entry a currency, pesos first; nothing while it is on its way. */
  summary: readonly StatementSummary[] | undefined
  saldo: 'corriente' | 'vencido' | undefined
  buckets: readonly AgeingBucket[]
  /** Whether the company tells when it pays. */
  showsPayment: boolean
  onBalance: (saldo: 'corriente' | 'vencido' | undefined) => void
  onWhole: () => void
  onBucket: (bucket: AgeingBucket) => void
}

/** The head of the screen: what is owed, what is overdue, the next payment, and the balance by age. */
export function Summary(props: SummaryProps) {
  const { summary, saldo, buckets, showsPayment, onBalance, onWhole, onBucket } = props
  const [wanted, setWanted] = useState<string>()
  const main = summary?.find(({ moneda }) => moneda === wanted) ?? summary?.[0]
  const moneda = main?.moneda ?? 'COP'
  return (
    <KeyFigures
      figures={main}
      isLoading={summary === undefined}
      isFiltered={buckets.length > 0}
      {...{ saldo, showsPayment, onBalance, onWhole }}
    >
      <AgeingBar
        label={fill(texts.ageing, { moneda })}
        segments={ageingOf(main ?? (summary && nothingIn(moneda)), buckets)}
        onToggle={(id) => {
          const bucket = ageingIds.find((one) => one === id)
          if (bucket) onBucket(bucket)
        }}
      />
      <CurrencySwitch
        currencies={summary?.map((figures) => figures.moneda) ?? []}
        selected={moneda}
        onSelect={setWanted}
      />
    </KeyFigures>
  )
}

/** The figures of a list that holds nothing. */
const nothingIn = (moneda: string) => ({ moneda, pendientes: { valor: zeroMoney }, ageing: [] })

function ageingOf(figures: Figures | undefined, buckets: readonly AgeingBucket[]) {
  return ageingIds.map((id) => {
    const valor = figures?.ageing.find(({ bucket }) => bucket === id)?.valor ?? zeroMoney
    const share = figures ? shareOf(valor, figures.pendientes.valor) : '0'
    return {
      id,
      label: ageingTexts[id],
      share: Math.max(0, Number(share) / 100),
      amount: figures ? <Amount value={valor} moneda={figures.moneda} /> : '\u00a0',
      percentage: figures ? `${formatQuantity(share)} %` : '\u00a0',
      isSelected: buckets.includes(id),
    }
  })
}

type Figures = {
  moneda: string
  pendientes: { valor: Money }
  ageing: StatementSummary['ageing']
}

const ageingIds = ageingBuckets.map(({ id }) => id)
