import { certificateReconcileTexts as texts } from '@enlace/contract/certificates/reconcile/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { paths } from '../../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { certificateOptionsQuery } from '../choice/queries.ts'
import { compareOwnFile, exportComparison } from './queries.ts'
import { ReconcileView } from './view.tsx'

/** The comparison of the person's own list with the withholdings of a certificate; the address may say which. */
export const reconcileCertificateRoute = screenRoute({
  path: paths.reconcileCertificate.pattern,
  title: texts.title,
  search: ({ con }) => ({ con }),
  query: certificateOptionsQuery,
  Screen: ({ data, search, changeSearch }) => (
    <ReconcileView
      options={data.options}
      named={search.con}
      onCertificate={(con) => changeSearch({ con }, { replaces: true })}
      onCompare={compareOwnFile}
      onExport={exportComparison}
      hrefOf={(id) => paths.accountStatement({ days: 0, id })}
    />
  ),
  Pending: () => (
    <Stack>
      <PageHeading title={texts.title} description={texts.description} />
      <Skeleton lines={8} />
    </Stack>
  ),
})
