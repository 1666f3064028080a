import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useState } from 'react'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { readBoot } from '../../core/company/boot.ts'
import { isAt } from '@enlace/web/path.ts'
import { paths } from '../../core/paths.ts'
import { goTo } from '@enlace/web/place.ts'
import { changeSearch } from '@enlace/web/screen/change-search.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { SearchForm } from './form.tsx'
import { Outcome } from './outcome.tsx'
import { searchByNit, type Searched, unknownThirdPartyText } from './queries.ts'
import { SearchCompanyView } from './view.tsx'

/** `/search-company?nit=`: whether a NIT is a supplier; the last one and its outcome are there again on Back. */
export const searchCompanyRoute = pageRoute({
  path: paths.searchCompany.pattern,
  title: texts.title,
  Page: ({ search }) => <SearchCompanyPage nit={search['nit'] ?? ''} />,
})

/** The last search of this page, for who comes back to it; it asks nobody again. */
let last: { nit: string; outcome: Searched } | undefined

function SearchCompanyPage({ nit }: { nit: string }) {
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Searched | undefined>(() =>
    last !== undefined && last.nit === nit ? last.outcome : undefined,
  )
  const handleSearch = async (typed: string) => {
    setIsSending(true)
    setOutcome(undefined)
    const found = await searchByNit(typed)
    const notice = found.kind === 'unknown' ? await unknownThirdPartyText() : ''
    // Who has gone elsewhere meanwhile stays there.
    if (!isAt(paths.searchCompany.pattern, routeInHash())) return
    setIsSending(false)
    setOutcome(found)
    last = { nit: typed, outcome: found }
    changeSearch({ nit: typed }, { replaces: true })
    if (found.kind !== 'unknown') return
    toast({ kind: 'error', title: texts.unknown, message: notice })
    goTo(paths.supplierRegistration({}, { nit: typed }))
  }
  const fault = outcome?.kind === 'failed' ? outcome.failure.fields['nit'] : undefined
  return (
    <SearchCompanyView
      company={readBoot().company.nombre}
      registerHref={paths.supplierRegistration({}, { nit })}
      form={
        <SearchForm
          nit={nit}
          isSending={isSending}
          fault={fault}
          onSearch={(typed) => void handleSearch(typed)}
          onFault={() => setOutcome(undefined)}
        />
      }
      outcome={<Outcome outcome={fault === undefined ? outcome : undefined} />}
    />
  )
}
