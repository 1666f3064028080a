import { fill } from '@enlace/contract/core/fill.ts'
import { noPaymentsTexts as texts } from '@enlace/contract/payments-made/part-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { yearWindow } from '@enlace/web/list/windows.ts'

/** What stands for the rows where the window has no payment, with the way to a wider one. */
export function NoPayments({ place: { days, onWindow } }: { place: ListPlace }) {
  if (days === 0) return <EmptyState title={texts.neverAny} />
  const [wider, label] = days < yearWindow ? [yearWindow, texts.seeYear] : [0, texts.seeAll]
  return (
    <EmptyState
      title={fill(texts.noneInWindow, { n: days })}
      action={<Button onClick={() => onWindow(wider)}>{label}</Button>}
    />
  )
}
