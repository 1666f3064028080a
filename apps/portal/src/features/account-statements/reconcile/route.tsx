import { reconcileTexts as texts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import { readDays } from '@enlace/web/list/read-filter.ts'
import { paths } from '../../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { compareOwnFile, exportComparison } from './queries.ts'
import { ReconcileView } from './view.tsx'

/** The comparison of the person's own file with the company's invoices. */
export const reconcileRoute = pageRoute({
  path: paths.reconcileStatement.pattern,
  title: texts.title,
  params: {
    safeParse: (raw) => ({ success: readDays(paramOf(raw, 'days')) !== undefined, data: {} }),
  },
  Page: () => (
    <ReconcileView
      onCompare={compareOwnFile}
      onExport={exportComparison}
      hrefOf={(id) => paths.accountStatement({ days: 0, id })}
    />
  ),
})
