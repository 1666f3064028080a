import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import { qualificationLimits } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { indicatorBasis } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import { qualificationFrameTexts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import type { IndicatorDocuments } from '@enlace/contract/supplier-qualification/schemas.ts'
import { indicatorPageTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { detailPaths } from '../../../core/document/document-paths.ts'
import { paths } from '../../../core/paths.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { indicatorColumns } from './indicator-columns.tsx'

type IndicatorViewProps = {
  answer: IndicatorDocuments
  filter: { solo?: 'incumplen' | undefined; page: number }
  hrefOf: (changes: SearchValues) => string
}

/** One number with the documents that it is made of, those that speak against the supplier first. */
export function IndicatorView({ answer, filter, hrefOf }: IndicatorViewProps) {
  const { nombre, desde, hasta, valores, rows, total, incumplen } = answer
  const title = fill(texts.title, { indicador: indicatorTexts.names[nombre] })
  const pageCount = Math.max(1, Math.ceil(total / qualificationLimits.documentsPerPage))
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[
            { label: qualificationFrameTexts.title, href: paths.supplierQualification() },
            { label: title },
          ]}
        />
        <PageHeading
          title={title}
          description={`${fill(texts.stretch, { from: formatDate(desde), to: formatDate(hasta) })} ${indicatorTexts.how[nombre]}`}
        />
      </Stack>
      <KpiStrip label={texts.value}>
        {valores.map((value) => (
          <Kpi
            key={value.moneda ?? ''}
            label={indicatorTexts.names[nombre]}
            value={value.valor === null ? listTexts.none : `${formatQuantity(value.valor)} %`}
            note={indicatorBasis(value)}
          />
        ))}
      </KpiStrip>
      <SectionLinks
        label={texts.filter}
        current={filter.solo ?? 'todos'}
        links={[
          { id: 'todos', label: texts.all, href: hrefOf({ solo: undefined }) },
          {
            id: 'incumplen',
            label: `${texts.onlyAgainst} (${incumplen})`,
            href: hrefOf({ solo: 'incumplen' }),
          },
        ]}
      />
      <DataTable
        caption={title}
        columns={indicatorColumns(nombre)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ kind, id }) => detailPaths[kind]({ days: 0, id })}
        texts={tableTexts}
        empty={
          filter.solo === undefined ? (
            <EmptyState title={texts.empty} />
          ) : (
            <EmptyState title={texts.emptyAgainst}>{texts.emptyAgainstHint}</EmptyState>
          )
        }
      />
      {pageCount > 1 && (
        <PageLinks
          page={filter.page}
          size={qualificationLimits.documentsPerPage}
          total={total}
          hrefFor={(page) => hrefOf({ page: page === 1 ? undefined : page })}
        />
      )}
    </Stack>
  )
}
