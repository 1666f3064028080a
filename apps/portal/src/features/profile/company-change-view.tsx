import { documentTexts } from '@enlace/contract/documents/texts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts'
import { profileTexts } from '@enlace/contract/profile/texts'
import { Breadcrumb } from '@enlace/ui/breadcrumb'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
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
