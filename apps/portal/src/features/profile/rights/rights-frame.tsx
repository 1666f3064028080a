import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { dataRightsTexts as texts } from '@enlace/contract/profile/rights-texts.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'

type DataRightsFrameProps = { company: string; profileHref: string; policyHref: string; children: ReactNode }

/** The head of the page of a person's rights: who is responsible, and by which policy. */
export function DataRightsFrame({ company, profileHref, policyHref, children }: DataRightsFrameProps) {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[{ label: profileTexts.title, href: profileHref }, { label: texts.title }]}
        />
        <PageHeading title={texts.title} description={fill(texts.intro, { company })} />
        <p>
          <Link href={policyHref}>{texts.policy}</Link>
        </p>
      </Stack>
      {children}
    </Stack>
  )
}
