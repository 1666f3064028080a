import type { Company } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { privacyTexts as texts } from '@enlace/contract/content/privacy-policy/texts.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import { CompanyFacts } from '../../../core/content/company-facts.tsx'

/** What the law says of a person's data, while the company has published no policy of its own. */
export function UnpublishedPolicy({ company }: { company: Company }) {
  const named = { company: company.nombre }
  return (
    <Stack gap="large">
      <p>{fill(texts.unpublished, named)}</p>
      <p>{fill(texts.controller, named)}</p>
      <p>{texts.rights}</p>
      <CompanyFacts company={company} />
    </Stack>
  )
}
