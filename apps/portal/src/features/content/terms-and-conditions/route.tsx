import { pageCodes } from '@enlace/contract/content/places.ts'
import { termsTexts as texts } from '@enlace/contract/content/terms-and-conditions/texts.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { TextPage } from '../../../core/content/text-page.tsx'
import { paths } from '../../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { UnpublishedTerms } from './view.tsx'

/** `/terms-and-conditions` and `/terms`: what the company has written of the portal's use. */
export const termsRoute = pageRoute({
  path: paths.termsAndConditions.pattern,
  title: texts.title,
  Page: () => (
    <TextPage
      code={pageCodes.terms}
      title={texts.title}
      fallback={<UnpublishedTerms company={readBoot().company} />}
    />
  ),
})
