import { ImportBatch } from '@enlace/contract/imports/schemas.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { HistorySearch } from './actions.ts'
import { HistoryView } from './view.tsx'
import { importsQuery } from './queries.ts'

/** `/cargas`: the history of loads, and those that are not over. */
export const importsRoute = screenRoute({
  path: paths.imports.pattern,
  title: texts.title,
  search: ({ fuente, estado, page }): HistorySearch => {
    const state = ImportBatch.shape.state.safeParse(estado).data
    return {
      page: Math.max(1, Math.trunc(Number(page)) || 1),
      ...(fuente !== undefined && fuente !== '' && { source: fuente.slice(0, 60) }),
      ...(state && { state }),
    }
  },
  query: (_, search) => importsQuery(search),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <HistoryView
      history={data}
      search={search}
      isLoading={isRefreshing}
      mayWrite={useMayWrite('data')}
      links={{
        begin: paths.newImport(),
        sources: paths.importSources(),
        load: (id) => paths.importLoad({ id }),
        page: (page) =>
          paths.imports(
            {},
            { fuente: search.source, estado: search.state, page: page > 1 ? page : undefined },
          ),
      }}
      onFilter={({ source, state }) => changeSearch({ fuente: source, estado: state, page: undefined })}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
