import { adPages } from '@enlace/contract/content/places.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { ReactNode } from 'react'
import { AdSpace } from '../../core/content/ad-space.tsx'
import { ProviderMessage } from '../../core/content/provider-message.tsx'
import { VisitorPage } from '../../core/visitor/visitor-page.tsx'
import styles from './view.module.css'

type SearchCompanyViewProps = {
  company: string
  /** Where a company asks to be registered. */
  registerHref: string
  form: ReactNode
  outcome: ReactNode
}

/**
 * Search and outcome, the way to the registration, and beside them what the company says and advertises, which comes
 * later and moves nothing.
 */
export function SearchCompanyView({ company, registerHref, form, outcome }: SearchCompanyViewProps) {
  return (
    <VisitorPage
      title={texts.title}
      description={fill(texts.intro, { company })}
      side={
        <>
          <ProviderMessage />
          <AdSpace pageCode={adPages.searchCompany} position="1" />
          <AdSpace pageCode={adPages.searchCompany} position="2" />
        </>
      }
      bottom={<AdSpace pageCode={adPages.searchCompany} position="3" />}
    >
      {form}
      {outcome}
      <div className={styles.register}>
        <p>{texts.registerIntro}</p>
        <ButtonLink size="large" href={registerHref}>
          {texts.register}
        </ButtonLink>
      </div>
    </VisitorPage>
  )
}
