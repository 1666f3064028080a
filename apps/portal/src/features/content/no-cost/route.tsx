import { noCostStatement } from '@enlace/contract/content/statements/texts.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { StatementPage } from '../../../core/content/statement-page.tsx'
import { paths } from '../../../core/paths.ts'

/** `/sin-costo`: that suppliers pay nothing for the portal. */
export const noCostRoute = pageRoute({
  path: paths.noCost.pattern,
  title: noCostStatement.title,
  Page: () => <StatementPage statement={noCostStatement} />,
})
