import { useQuery } from '@tanstack/react-query'
import { findArrivedInvoice } from '@enlace/contract/account-statements/arrived/calls.ts'
import { arrivedTexts as texts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { readDays } from '@enlace/web/list/read-filter.ts'
import { useViewing } from '../../../core/list/use-viewing.ts'
import { paths } from '../../../core/paths.ts'
import { changeSearch } from '@enlace/web/screen/change-search.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { questionFault } from './question.ts'
import { ArrivedView } from './view.tsx'

/** "¿Llegó mi factura?"; the question stands in the address, so that it can be sent to a colleague. */
export const arrivedRoute = pageRoute({
  path: paths.arrivedInvoice.pattern,
  title: texts.title,
  params: {
    safeParse: (raw) => ({ success: readDays(paramOf(raw, 'days')) !== undefined, data: {} }),
  },
  Page: function ArrivedPage({ search: { q = '' } }) {
    const query = useQuery({
      ...callQuery(findArrivedInvoice, { query: { q: q.trim() } }),
      enabled: questionFault(q) === undefined,
    })
    const { branch } = useViewing()
    return (
      <ArrivedView
        // Another question in the address is another one in the field.
        key={q}
        asked={q}
        answer={query.data}
        failure={query.isError && query.data === undefined ? failureOf(query.error) : undefined}
        isAsking={query.isFetching && query.data === undefined}
        onAsk={(next) => (next === q ? void query.refetch() : changeSearch({ q: next }))}
        branch={branch}
        parameters={readBoot().parameters}
        today={todayInBogota(new Date())}
        hrefOf={(id) => paths.accountStatement({ days: 0, id })}
      />
    )
  },
})
