import type { AgeingBucket, StatementSummary } from '@enlace/contract/account-statements/schemas.ts'
import { ageingTexts, summaryTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { type Money, shareOf, zeroMoney } from '@enlace/domain/money.ts'
import { AgeingBar } from '@enlace/ui/ageing-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { KeyFigures } from './key-figures.tsx'
import { OtherCurrencies } from './other-currencies.tsx'

type SummaryProps = {
  /** One entry a currency, pesos first; nothing while it is on its way. */
  summary: readonly StatementSummary[] | undefined
  saldo: 'corriente' | 'vencido' | undefined
  buckets: readonly AgeingBucket[]
  /** Whether the company tells when it pays. */
  showsPayment: boolean
  onBalance: (saldo: 'corriente' | 'vencido' | undefined) => void
  onBucket: (bucket: string) => void
}

/** The head of the screen: what is owed, what is overdue, the next payment, and the balance by age. */
export function Summary({ summary, saldo, buckets, showsPayment, onBalance, onBucket }: SummaryProps) {
  const [main, ...others] = summary ?? []
  const moneda = main?.moneda ?? 'COP'
  return (
    <Stack>
      <KeyFigures
        figures={main}
        isLoading={summary === undefined}
        isFiltered={buckets.length > 0}
        {...{ saldo, showsPayment, onBalance }}
      />
      <OtherCurrencies main={summary && moneda} {...{ others, showsPayment }} />
      <AgeingBar
        label={fill(texts.ageing, { moneda })}
        segments={ageingOf(main ?? (summary && nothingIn(moneda)), buckets)}
        onToggle={onBucket}
      />
    </Stack>
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

const ageingIds = ['current', 'd1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const
