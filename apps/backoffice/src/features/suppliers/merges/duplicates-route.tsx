import { mergeTexts as texts } from '@enlace/contract/suppliers/merges/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { DuplicatesView } from './duplicates-view.tsx'
import { duplicatesQuery } from './queries.ts'

/** `/proveedores/duplicados`: third parties that may be one. */
export const duplicatesRoute = screenRoute({
  path: paths.duplicates.pattern,
  title: texts.title,
  query: duplicatesQuery,
  Screen: ({ data, isRefreshing }) => (
    <DuplicatesView
      pairs={data.pairs}
      isLoading={isRefreshing}
      listHref={paths.suppliers()}
      hrefOf={({ kept, gone }) => paths.mergeSuppliers({ id: kept.id, other: gone.id })}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
