import { fill } from '@enlace/contract/core/fill'
import { unpublishedTexts as texts } from '@enlace/contract/core/pages/texts'
import { readBoot } from '../../core/company/boot.ts'
import { ContactLines, hasContact } from '../../core/company/contact-lines.tsx'
import { pageRoute } from '../../core/screen/page-route.tsx'
import { ProblemPage } from '../../core/screen/problem-page.tsx'

/** A place that a link leads to and behind which the company has nothing yet: says so, and how to reach the company. */
export const unpublishedRoute = pageRoute({ path: '/', title: texts.title, Page: UnpublishedPage })

function UnpublishedPage() {
  const { company } = readBoot()
  const isReachable = hasContact(company.contactInfo)
  return (
    <ProblemPage title={texts.title} message={fill(texts.message, { company: company.nombre })}>
      <p>{isReachable ? texts.reach : texts.noContact}</p>
      {isReachable && <ContactLines contact={company.contactInfo} />}
    </ProblemPage>
  )
}
