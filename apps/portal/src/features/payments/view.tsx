import { fill } from '@enlace/contract/core/fill.ts'
import type { PaymentOptions } from '@enlace/contract/payments/schemas.ts'
import { paymentsTexts as texts } from '@enlace/contract/payments/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { infoIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { VisitorPage } from '../../core/visitor/visitor-page.tsx'
import styles from './view.module.css'

type PaymentsViewProps = {
  /** Undefined until the server has said what the company takes. */
  options: PaymentOptions | undefined
  children: ReactNode
}

/** The page of online payments: before anything else, that nobody pays to be registered (screens 2.15). */
export function PaymentsView({ options, children }: PaymentsViewProps) {
  return (
    <VisitorPage
      title={texts.title}
      description={options?.isEnabled && fill(texts.intro, { company: options.compania })}
    >
      {options && (
        <p className={styles.notice}>
          <strong>{fill(texts.notice, { company: options.compania })}</strong>
        </p>
      )}
      {options?.isSimulated && <Banner kind="warning">{texts.simulator}</Banner>}
      {children}
    </VisitorPage>
  )
}

type PaymentsOffProps = {
  company: string
  contactHref: string
  /** The payments that the company made to the person who is signed in; null for a visitor. */
  receivedHref: string | null
}

/** What stands there where the company takes no online payments: what the page is for, and where the others are. */
export function PaymentsOff({ company, contactHref, receivedHref }: PaymentsOffProps) {
  return (
    <EmptyState
      icon={infoIcon}
      title={fill(texts.disabled, { company })}
      action={
        <Actions>
          <ButtonLink href={contactHref}>{texts.contact}</ButtonLink>
          {receivedHref !== null && <ButtonLink href={receivedHref}>{texts.received}</ButtonLink>}
        </Actions>
      }
    >
      {texts.disabledHint}
      {receivedHref === null && ` ${texts.receivedInside}`}
    </EmptyState>
  )
}

/** The form's place, while what it is made of comes. */
export function PaymentFormSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton lines={3} />
    </div>
  )
}
