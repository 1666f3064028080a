import { isIndicator } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { qualificationFrameTexts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import { indicatorPageTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { readWhole } from '@enlace/web/list/read-filter.ts'
import { paths } from '../../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { indicatorDocumentsQuery, type IndicatorFilter } from '../calls/queries.ts'
import { IndicatorView } from './indicator-view.tsx'

/** The documents behind one number (screens 2.12): every one of them can be opened. */
export const indicatorRoute = screenRoute({
  path: paths.qualificationIndicator.pattern,
  params: {
    safeParse(raw) {
      const indicator = paramOf(raw, 'indicator') ?? ''
      return isIndicator(indicator) ? { success: true, data: { indicator } } : { success: false }
    },
  },
  search: readIndicatorFilter,
  query: ({ indicator }, filter) => indicatorDocumentsQuery(indicator, filter),
  title: ({ params }) => fill(texts.title, { indicador: indicatorTexts.names[params.indicator] }),
  Screen: ({ params, search, data }) => (
    <IndicatorView
      answer={data}
      filter={search}
      hrefOf={(changes) =>
        paths.qualificationIndicator(
          { indicator: params.indicator },
          { ...search, page: undefined, ...changes },
        )
      }
    />
  ),
  Pending: () => (
    <DocumentSkeleton list={{ label: qualificationFrameTexts.title, href: paths.supplierQualification() }} />
  ),
})

/** Reads which documents an address asks for; days are taken both or none, and in their order. */
function readIndicatorFilter(search: Readonly<Record<string, string>>): IndicatorFilter {
  const desde = parseCalendarDate(search['desde'] ?? '')
  const hasta = parseCalendarDate(search['hasta'] ?? '')
  return {
    ...(desde !== undefined && hasta !== undefined && desde <= hasta && { desde, hasta }),
    ...(search['solo'] === 'incumplen' && { solo: 'incumplen' as const }), // a word of the call
    page: readWhole(search['page'], 1, 400) ?? 1,
  }
}
