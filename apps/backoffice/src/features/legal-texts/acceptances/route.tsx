import { acceptanceOrigins, AcceptanceQuery, legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { AcceptancesView } from './view.tsx'
import { acceptancesQuery, downloadAcceptances } from '../queries.ts'

/** `/textos-legales/aceptaciones`: who accepted which version of what, when and from where. */
export const acceptancesRoute = screenRoute({
  path: paths.legalAcceptances.pattern,
  title: texts.acceptances.title,
  search: ({ texto, origen, q = '', page }) => ({
    text: legalCodes.find((code) => code === texto),
    origin: acceptanceOrigins.find((origin) => origin === origen),
    q: q.slice(0, 100),
    page: AcceptanceQuery.shape.page.safeParse(page).data ?? 1,
  }),
  query: (_, search) => acceptancesQuery(search),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <AcceptancesView
      found={data}
      filter={search}
      isLoading={isRefreshing}
      listHref={paths.legalTexts()}
      hrefOfPage={(page) =>
        paths.legalAcceptances(
          {},
          { texto: search.text, origen: search.origin, q: search.q, page: page > 1 ? page : undefined },
        )
      }
      onFilter={({ text, origin, q }) => changeSearch({ texto: text, origen: origin, q, page: undefined })}
      onDownload={(format) =>
        void downloadAcceptances({ text: search.text, origin: search.origin, q: search.q }, format)
      }
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.acceptances.title} />,
})
