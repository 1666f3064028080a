import { debitNotesTexts as texts } from '@enlace/contract/notes-debit/texts.ts'
import type { Money } from '@enlace/domain/money.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import styles from './doubtful-amount.module.css'

type DoubtfulAmountProps = { value: Money; moneda: string; isDoubtful: boolean; isStrong?: boolean }

/** An amount as the company told it; one that the others contradict says so, in words and with an icon. */
export function DoubtfulAmount({ value, moneda, isDoubtful, isStrong = false }: DoubtfulAmountProps) {
  const amount = <Amount value={value} moneda={moneda} isStrong={isStrong} />
  if (!isDoubtful) return amount
  return (
    <span className={styles.doubtful}>
      {amount}
      <StatusChip tone="warning">{texts.doubtful}</StatusChip>
    </span>
  )
}
