import { fill } from '@enlace/contract/core/fill.ts'
import { pageTexts as texts } from '@enlace/contract/content/pages/shown-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
import type { ReactNode } from 'react'
import styles from './problem-page.module.css'
import { usePageTitle } from './use-page-title.ts'

type ProblemPageProps = {
  title: string
  message: ReactNode
  /** The number under which the log knows what happened. */
  reference?: string | undefined
  onRetry?: () => void
  /** Where to go from here, and what else may help. */
  children?: ReactNode
}

/** A page that could not be shown as asked: what happened, and the next step. */
export function ProblemPage({ title, message, reference, onRetry, children }: ProblemPageProps) {
  usePageTitle(title)
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p>{message}</p>
      {reference && <p className={styles.reference}>{fill(texts.reference, { reference })}</p>}
      {onRetry && (
        <Button icon={refreshIcon} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {children}
    </section>
  )
}
