import { accountStatementTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { checkCircleIcon, clockIcon, errorIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import styles from './when-paid-answer.module.css'
import type { PaymentAnswer } from './when-paid.ts'

const icons = { good: checkCircleIcon, info: clockIcon, warning: warningIcon, bad: errorIcon }

/** The question every supplier comes with, and its answer. */
export function WhenPaid({
  answer: { text, tone, next },
  level = 2,
}: {
  answer: PaymentAnswer
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.answer} data-tone={tone}>
      <Icon path={icons[tone]} size={24} />
      <div>
        <Heading className={styles.question}>{texts.whenPaid}</Heading>
        <p className={styles.sentence}>{text}</p>
        {next !== undefined && <p className={styles.sentence}>{next}</p>}
      </div>
    </section>
  )
}
