import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { useEffect, useRef } from 'react'
import styles from './company-view.module.css'

/** What remains when the notice of success is gone: the number of the request, and where to follow it. */
export function RequestTaken({ message, statusLink }: { message: string; statusLink: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles.done}>
      <p className={styles.number}>{message}</p>
      <p>{texts.done.next}</p>
      <p>
        <ButtonLink href={statusLink}>{texts.done.follow}</ButtonLink>
      </p>
    </div>
  )
}
