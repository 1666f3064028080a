import { pageCodes } from '@enlace/contract/content/places.ts'
import { privacyTexts as texts } from '@enlace/contract/content/privacy-policy/texts.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { TextPage } from '../../../core/content/text-page.tsx'
import { paths } from '../../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { UnpublishedPolicy } from './view.tsx'

/** `/privacy-policy` and `/privacy`: how the company treats personal data. */
export const privacyRoute = pageRoute({
  path: paths.privacyPolicy.pattern,
  title: texts.title,
  Page: () => (
    <TextPage
      code={pageCodes.privacy}
      title={texts.title}
      fallback={<UnpublishedPolicy company={readBoot().company} />}
    />
  ),
})
