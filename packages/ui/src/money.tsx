import styles from './money.module.css'

type MoneyProps = {
  sign?: string
  symbol: string
  whole: string
  /** Left out where cents would only be noise. */
  cents?: string
  isStrong?: boolean
}

/** An amount from its parts: the currency's sign muted, never broken over two lines. */
export function Money({ sign = '', symbol, whole, cents, isStrong = false }: MoneyProps) {
  return (
    <span
      className={styles.money}
      data-strong={isStrong || undefined}
      data-negative={sign !== '' || undefined}
    >
      {sign}
      <span className={styles.symbol}>{symbol}</span>
      {'\u00a0'}
      {whole}
      {cents !== undefined && `,${cents}`}
    </span>
  )
}
