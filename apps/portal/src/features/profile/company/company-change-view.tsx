import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'

/** The head of the page on which a change of the record is asked for. */
export function CompanyChangeView({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[{ label: profileTexts.company, href }, { label: texts.form.title }]}
        />
        <PageHeading title={texts.form.title} description={texts.form.intro} />
      </Stack>
      {children}
    </Stack>
  )
}
