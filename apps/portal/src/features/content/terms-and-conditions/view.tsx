import type { Company } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { termsTexts as texts } from '@enlace/contract/content/terms-and-conditions/texts.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import { CompanyFacts } from '../../../core/content/company-facts.tsx'

/** What is said of the terms while the company has published none. */
export function UnpublishedTerms({ company }: { company: Company }) {
  return (
    <Stack gap="large">
      <p>{fill(texts.unpublished, { company: company.nombre })}</p>
      <p>{texts.next}</p>
      <CompanyFacts company={company} />
    </Stack>
  )
}
