import { adPages } from '@enlace/contract/content/places.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { AdSpace } from '../../core/content/ad-space.tsx'
import { paths } from '../../core/paths.ts'
import { VisitorPage } from '../../core/visitor/visitor-page.tsx'
import styles from './view.module.css'

/** The registration with what the company says of it, and what it advertises beside and below. */
export function SupplierRegistrationView({ intro, children }: { intro: ReactNode; children: ReactNode }) {
  return (
    <VisitorPage
      title={texts.title}
      description={texts.intro}
      side={
        <>
          <AdSpace pageCode={adPages.supplierRegistration} position="1" />
          <AdSpace pageCode={adPages.supplierRegistration} position="2" />
        </>
      }
      bottom={<AdSpace pageCode={adPages.supplierRegistration} position="3" />}
    >
      {intro}
      {children}
    </VisitorPage>
  )
}

/** Says that there is no form, why, and whom to ask instead. */
export function NoRegistration({ company, why }: { company: string; why: 'off' | 'noTemplate' }) {
  const { title, message } = texts[why]
  return (
    <VisitorPage title={texts.title}>
      <EmptyState
        title={title}
        action={
          <ButtonLink variant="primary" href={paths.contactUs()}>
            {texts.off.contact}
          </ButtonLink>
        }
      >
        {fill(message, { company })}
      </EmptyState>
    </VisitorPage>
  )
}

/** The place of the form while it comes: a long one, so that little moves. */
export function RegistrationSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      {Array.from({ length: 12 }, (_, at) => (
        <div key={at}>
          <Skeleton width="short" />
          <div className={styles.box} />
        </div>
      ))}
    </div>
  )
}
