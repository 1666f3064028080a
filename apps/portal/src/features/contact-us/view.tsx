import type { CompanyContact } from '@enlace/contract/company/schemas.ts'
import { adPages } from '@enlace/contract/content/places.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { ContactLines, hasContact } from '../../core/company/contact-lines.tsx'
import { AdSpace } from '../../core/content/ad-space.tsx'
import { VisitorPage } from '../../core/visitor/visitor-page.tsx'
import styles from './view.module.css'

type ContactUsViewProps = {
  company: string
  contact: CompanyContact
  children: ReactNode
}

/**
 * The contact page: the form, beside it how else the company is reached, and its advertisements, which come later and move
 * nothing (spec 2).
 */
export function ContactUsView({ company, contact, children }: ContactUsViewProps) {
  return (
    <VisitorPage
      title={texts.title}
      description={fill(texts.intro, { company })}
      sideLabel={texts.sidebar}
      side={
        <>
          <Panel title={texts.sidebar}>
            {hasContact(contact) ? <ContactLines contact={contact} /> : <p>{texts.sidebarEmpty}</p>}
          </Panel>
          <AdSpace pageCode={adPages.contactUs} position="1" />
          <AdSpace pageCode={adPages.contactUs} position="2" />
        </>
      }
      bottom={<AdSpace pageCode={adPages.contactUs} position="3" />}
    >
      {children}
    </VisitorPage>
  )
}

/** The form's place, while what it is made of comes. */
export function ContactFormSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton lines={3} />
    </div>
  )
}

/** Says that there is no form to send, and where to turn instead. */
export function NoContactForm({ company, contact }: { company: string; contact: CompanyContact }) {
  const { title, reachable, message } = texts.closed
  return <EmptyState title={title}>{fill(hasContact(contact) ? reachable : message, { company })}</EmptyState>
}

/** What remains when the notice of success is gone: the number of the message, and where its confirmation went. */
export function MessageTaken({ number, email }: { number: string; email: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={box} tabIndex={-1} className={styles.taken}>
      {fill(texts.received, { number, email })}
    </p>
  )
}
