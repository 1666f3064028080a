import { pageCodes } from '@enlace/contract/content/places.ts'
import { aboutUsTexts as texts } from '@enlace/contract/content/about-us/texts.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { TextPage } from '../../../core/content/text-page.tsx'
import { paths } from '../../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { CompanyPortrait } from './view.tsx'

/** `/about-us`: who the company is, in its own words or from what is known of it. */
export const aboutUsRoute = pageRoute({
  path: paths.aboutUs.pattern,
  title: texts.title,
  Page: () => (
    <TextPage code={pageCodes.aboutUs} title={texts.title} fallback={<CompanyPortrait {...readBoot()} />} />
  ),
})
