import { fill } from '@enlace/contract/core/fill.ts'
import { printTexts as texts } from '@enlace/contract/core/list/print-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './print-head.module.css'

type PrintHeadProps = {
  /** Whose page it is. */
  company: ReactNode
  /** For whom it was printed. */
  party?: ReactNode
}

/** What stands on top of a page on paper: whose it is, and when it was printed. The screen lacks it. */
export function PrintHead({ company, party }: PrintHeadProps) {
  const [printedAt, setPrintedAt] = useState<Date>()
  useEffect(() => {
    const handlePrint = () => flushSync(() => setPrintedAt(new Date()))
    window.addEventListener('beforeprint', handlePrint)
    return () => window.removeEventListener('beforeprint', handlePrint)
  }, [])
  return (
    <div className={styles.head} aria-hidden>
      <p>
        <strong>{company}</strong>
        <br />
        {party}
      </p>
      <p>{printedAt && fill(texts.printedAt, { instant: formatInstant(printedAt) })}</p>
    </div>
  )
}
