import { adPages } from '@enlace/contract/content/places.ts'
import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { AdSpace } from '../../../core/content/ad-space.tsx'
import { paths } from '../../../core/paths.ts'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'
import styles from './company-view.module.css'

type CompanyRegistrationViewProps = {
  /** The company that access is asked for, as it is written. */
  nit: string
  nombre: string | undefined
  children: ReactNode
}

/** PAG-47: where one is, what is asked for, the form, and the company's advertisements 1 and 3 (spec 2). */
export function CompanyRegistrationView({ nit, nombre, children }: CompanyRegistrationViewProps) {
  return (
    <VisitorPage
      trail={
        <Breadcrumb
          label={texts.breadcrumbLabel}
          items={[{ label: texts.home, href: paths.login() }, { label: texts.breadcrumb }]}
        />
      }
      title={texts.title}
      description={texts.intro}
      side={<AdSpace pageCode={adPages.registrationByCompany} position="1" />}
      bottom={<AdSpace pageCode={adPages.registrationByCompany} position="3" />}
    >
      <DefinitionList
        items={[
          { label: texts.company.nit, value: nit },
          ...(nombre === undefined ? [] : [{ label: texts.company.name, value: nombre }]),
        ]}
      />
      {children}
    </VisitorPage>
  )
}

/** The form's place, while what it is made of comes. */
export function AccessFormSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <Skeleton lines={3} />
    </div>
  )
}
