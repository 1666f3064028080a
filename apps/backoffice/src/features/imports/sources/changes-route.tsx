import { fill } from '@enlace/contract/core/fill.ts'
import { changeKinds, type SourceChangesQuery } from '@enlace/contract/imports/sources/schemas.ts'
import { sourceChangesTexts as texts } from '@enlace/contract/imports/sources/texts.ts'
import { readWhole } from '@enlace/web/list/read-filter.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { changesQuery } from './changes-queries.ts'
import { SourceChangesView } from './changes-view.tsx'

function readSearch(raw: Readonly<Record<string, string>>): SourceChangesQuery {
  const { tabla } = raw
  return {
    page: readWhole(raw['page'], 1, 10_000) ?? 1,
    tabla: tabla !== undefined && /^[a-z_]{1,60}$/.test(tabla) ? tabla : undefined,
    tipo: changeKinds.find((kind) => kind === raw['tipo']),
  }
}

/** `/fuentes/{source}`: what its last load changed. */
export const sourceChangesRoute = screenRoute({
  path: paths.sourceChanges.pattern,
  title: ({ params }: { params: { source: string } }) => fill(texts.title, params),
  params: z.object({ source: z.string() }),
  search: readSearch,
  query: ({ source }, search) => changesQuery(source, search),
  Screen: ({ params: { source }, search, data, changeSearch }) => (
    <SourceChangesView
      changes={data}
      search={search}
      links={{
        sources: paths.importSources(),
        load: (id) => paths.importLoad({ id }),
        page: (page) => paths.sourceChanges({ source }, { ...search, page: page === 1 ? undefined : page }),
      }}
      onFilter={changeSearch}
    />
  ),
  Pending: ({ params }) => <ScreenSkeleton title={fill(texts.title, params)} />,
})
