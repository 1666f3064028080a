import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listMovements } from '@enlace/contract/account-statements/movements/calls.ts'
import { movementsTexts as texts } from '@enlace/contract/account-statements/movements/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { detailPaths } from '../../../core/document/document-paths.ts'
import { useViewing } from '../../../core/list/use-viewing.ts'
import { readDays } from '@enlace/web/list/read-filter.ts'
import { paths } from '../../../core/paths.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { goTo } from '@enlace/web/place.ts'
import { changeSearch } from '@enlace/web/screen/change-search.ts'
import { FailedScreen } from '../../../core/screen/failed-screen.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import type { ScreenRoute } from '@enlace/web/screen/screen-route.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { askedMovements, readMovementFilter } from './filter.ts'
import { MovementsView } from './view.tsx'

const daysOf = (params: unknown) => readDays(paramOf(params, 'days'))

type Address = { params: unknown; search: Readonly<Record<string, string>> }

const askedOf = ({ params, search }: Address) =>
  askedMovements(daysOf(params) ?? 0, readMovementFilter(search), todayInBogota(new Date()))

/** What moved the balance (screens 2.2, Movimientos); its days are those of the path unless the search names others. */
export const movementsRoute: ScreenRoute = {
  path: paths.movements.pattern,
  title: texts.title,
  has: (params) => daysOf(params) !== undefined,
  prefetch(client, params, search) {
    void client.prefetchQuery(callQuery(listMovements, { query: askedOf({ params, search }) }))
  },
  Host: function MovementsHost(address) {
    const asked = askedOf(address)
    const days = daysOf(address.params) ?? 0
    const filter = readMovementFilter(address.search)
    const query = useQuery({
      ...callQuery(listMovements, { query: asked }),
      placeholderData: keepPreviousData,
    })
    const viewing = useViewing()
    usePageTitle(texts.title)
    const { data, isError, error, isPlaceholderData, refetch } = query
    if (isError && data === undefined) return <FailedScreen failure={error} onRetry={() => void refetch()} />
    return (
      <MovementsView
        {...{ viewing, days, filter, asked }}
        answer={data}
        isRefreshing={isPlaceholderData}
        today={todayInBogota(new Date())}
        onFilter={(changes) => changeSearch({ page: undefined, ...changes })}
        onWindow={(next) => goTo(paths.movements({ days: next }, { moneda: filter.moneda }))}
        pageHref={(page) => paths.movements({ days }, { ...filter, page })}
        hrefOf={({ tipo, id }) =>
          detailPaths[tipo === 'adjustment' ? 'account-statements' : tipo]({ days: 0, id })
        }
        onPdf={async () => {
          const { downloadStatement } = await import('../../../core/papers/download-statement.ts')
          await downloadStatement(asked)
        }}
      />
    )
  },
}
