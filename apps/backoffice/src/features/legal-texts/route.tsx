import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { legalTextsQuery } from './queries.ts'
import { LegalTextsView } from './view.tsx'

/** `/textos-legales`: the terms and the privacy policy, with what holds and how many accepted. */
export const legalTextsRoute = screenRoute({
  path: paths.legalTexts.pattern,
  title: texts.title,
  query: legalTextsQuery,
  Screen: ({ data }) => (
    <LegalTextsView
      texts={data.texts}
      hrefOf={(code) => paths.legalText({ code })}
      acceptancesHref={paths.legalAcceptances()}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
