import { fill } from '@enlace/contract/core/fill.ts'
import { printTexts as texts } from '@enlace/contract/core/list/print-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { readBoot } from '../../company/boot.ts'
import { session } from '../../session/session.ts'
import styles from './print-head.module.css'

/** What stands on top of a document on paper: the company, the supplier, and when it was printed. The screen lacks it. */
export function PrintHead() {
  const company = useSyncExternalStore(subscribeToNothing, readCompany, () => '')
  const supplier = useSyncExternalStore(session.subscribe, readSupplier, () => '')
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
        {supplier && fill(texts.supplier, { supplier })}
      </p>
      <p>{printedAt && fill(texts.printedAt, { instant: formatInstant(printedAt) })}</p>
    </div>
  )
}

const subscribeToNothing = () => () => {}

function readCompany(): string {
  const { nombre, nit } = readBoot().company
  return fill(texts.company, { nombre, nit })
}

const readSupplier = () => session.read()?.person.razon_social ?? ''
