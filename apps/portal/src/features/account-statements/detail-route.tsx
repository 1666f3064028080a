import { getAccountStatement } from '@enlace/contract/account-statements/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { accountStatementTexts } from '@enlace/contract/account-statements/detail-texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readBoot } from '../../core/company/boot.ts'
import { documentParams } from '../../core/document/document-params.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { AccountStatementView } from './detail-view.tsx'

const listHref = (days: number) => paths.accountStatements({ days })

/** One invoice by its opaque id (decisions 4). */
export const accountStatementRoute = screenRoute({
  path: paths.accountStatement.pattern,
  params: documentParams,
  query: ({ id }) => callQuery(getAccountStatement, { params: { id } }),
  title: ({ data }) =>
    data ? fill(accountStatementTexts.title, { numero: data.factura_cliente }) : accountStatementsTexts.title,
  Screen: ({ params, data }) => (
    <AccountStatementView
      statement={data}
      parameters={readBoot().parameters}
      today={todayInBogota(new Date())}
      listHref={listHref(params.days)}
      mayOpen={useMayOpen()}
    />
  ),
  Pending: ({ params }) => (
    <DocumentSkeleton list={{ label: accountStatementsTexts.title, href: listHref(params.days) }} />
  ),
})
