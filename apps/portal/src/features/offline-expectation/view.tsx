import type { Company } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { offlineExpectationTexts as texts } from '@enlace/contract/offline-expectation/texts.ts'
import { ContactLines, hasContact } from '../../core/company/contact-lines.tsx'
import type { Countdown } from './countdown.ts'
import styles from './view.module.css'

type OfflineExpectationViewProps = {
  company: Company
  returnsAt: Date | undefined
  /** Nothing where the company told no hour, or where it has passed. */
  left: Countdown | undefined
  /** The server itself does not answer. */
  isAway: boolean
}

const units = ['weeks', 'days', 'hours', 'minutes', 'seconds'] as const
const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'full', timeZone: 'America/Bogota' })
const hour = new Intl.DateTimeFormat('es-CO', { timeStyle: 'short', timeZone: 'America/Bogota' })

/** What happened, when it ends, and that nobody needs to do anything. */
export function OfflineExpectationView({ company, returnsAt, left, isAway }: OfflineExpectationViewProps) {
  return (
    <section className={styles.page}>
      <h1>{texts.title}</h1>
      <p>{fill(texts.message, { company: company.nombre })}</p>
      {returnsAt && left && (
        <>
          <p>{fill(texts.returnsAt, { date: day.format(returnsAt), time: hour.format(returnsAt) })}</p>
          <div role="timer" aria-label={texts.countdown}>
            <dl className={styles.countdown}>
              {units.map((unit) => (
                <div key={unit}>
                  <dt>{texts[unit]}</dt>
                  <dd>{left[unit]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      )}
      {!left && <p>{returnsAt ? texts.overdue : texts.unknownReturn}</p>}
      <p role="status">{isAway && texts.away}</p>
      {hasContact(company.contactInfo) && <ContactLines contact={company.contactInfo} />}
    </section>
  )
}
