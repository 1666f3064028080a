import { accountStatementsTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readBoot } from '../../core/company/boot.ts'
import { payedRangeDays } from '../../core/session/parameters.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { statementReaders } from './filter.ts'
import { accountStatementSlice, accountStatementsQuery } from './queries.ts'
import { AccountStatementsView } from './view.tsx'

/** The pending invoices (spec 2; screens 2.2). */
export const accountStatementsRoute = listRoute({
  path: paths.accountStatements,
  title: texts.title,
  list: 'account-statements',
  readers: statementReaders,
  query: (days, filter) => accountStatementsQuery({ ...filter, days }),
  View: (props) => (
    <AccountStatementsView
      {...props}
      loadSlice={accountStatementSlice(props.place)}
      parameters={readBoot().parameters}
      today={todayInBogota(new Date())}
      paymentsHref={paths.paymentsMade({ days: payedRangeDays() })}
      hrefOf={(id) => paths.accountStatement({ days: props.place.days, id })}
    />
  ),
})
