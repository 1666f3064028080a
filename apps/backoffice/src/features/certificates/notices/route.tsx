import { certificatesDeskTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import type { ToldSearch } from '../actions.ts'
import { toldQuery } from '../queries.ts'
import { ToldView } from './view.tsx'

/** The year before: its certificates are what is told of. */
const lastYear = () => Number(todayInBogota(new Date()).slice(0, 4)) - 1

/** `/certificados/avisos`: who was told of the certificates of a year. */
export const certificatesToldRoute = screenRoute({
  path: paths.certificatesTold.pattern,
  title: `${certificatesDeskTexts.told} · ${certificatesDeskTexts.title}`,
  search: ({ anio, ver, q, page }): ToldSearch => ({
    anio: /^20\d\d$/.test(anio ?? '') ? Number(anio) : lastYear(),
    ver: ver === 'avisados' || ver === 'sin_aviso' ? ver : 'todos',
    page: Math.max(1, Math.min(400, Math.trunc(Number(page)) || 1)),
    ...(q !== undefined && q !== '' && { q: q.slice(0, 100) }),
  }),
  query: (_, search) => toldQuery(search),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <ToldView
      told={data}
      search={search}
      isLoading={isRefreshing}
      onSearch={changeSearch}
      hrefFor={(page) =>
        paths.certificatesTold(
          {},
          {
            anio: search.anio,
            ver: search.ver === 'todos' ? undefined : search.ver,
            q: search.q,
            page: page > 1 ? page : undefined,
          },
        )
      }
    />
  ),
  Pending: () => <ScreenSkeleton title={certificatesDeskTexts.title} />,
})
