import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import {
  changeKinds,
  changesAPage,
  type SourceChanges,
  type SourceChangesQuery,
} from '@enlace/contract/imports/sources/schemas.ts'
import { changeKindTexts, sourceChangesTexts as texts } from '@enlace/contract/imports/sources/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { loadedBy } from '../shown.ts'
import { rowColumns, tableColumns, tableText } from './changes-columns.tsx'

type SourceChangesViewProps = {
  changes: SourceChanges
  search: SourceChangesQuery
  links: { sources: string; load: (id: string) => string; page: (page: number) => string }
  onFilter: ChangeSearch
}

/** What the last load of a source changed: first how much, then each row with its fields. */
export function SourceChangesView({ changes, search, links, onFilter }: SourceChangesViewProps) {
  const { source, carga, tablas, hayDetalle } = changes
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: texts.sources, href: links.sources }, { label: source }]}
      />
      <PageHeading
        title={fill(texts.title, { source })}
        description={sinceText(changes)}
        actions={carga && <ButtonLink href={links.load(carga.id)}>{texts.load}</ButtonLink>}
      />
      {carga === null && <EmptyState title={texts.never} />}
      {carga !== null && !hayDetalle && <Banner kind="info">{texts.gone}</Banner>}
      {carga !== null && hayDetalle && tablas.length === 0 && <EmptyState title={texts.nothing} />}
      {tablas.length > 0 && (
        <>
          <Panel title={texts.summary} isFlush>
            <DataTable
              caption={texts.summaryTable}
              columns={tableColumns}
              rows={tablas}
              rowKey={({ tabla }) => tabla}
              texts={tableTexts}
            />
          </Panel>
          <ChangedRows {...{ changes, search, links, onFilter }} />
        </>
      )}
    </Stack>
  )
}

function ChangedRows({ changes, search, links, onFilter }: SourceChangesViewProps) {
  const { tablas, filas, total } = changes
  return (
    <Panel title={texts.rows}>
      <Stack gap="regular">
        <FilterLine
          filters={[
            {
              name: 'tabla',
              label: texts.table,
              any: texts.anyTable,
              options: tablas.map(({ tabla }) => ({ value: tabla, label: tableText(tabla) })),
            },
            {
              name: 'tipo',
              label: texts.kind,
              options: changeKinds.map((value) => ({ value, label: changeKindTexts[value] })),
            },
          ]}
          chosen={{ tabla: search.tabla, tipo: search.tipo }}
          page={search.page}
          total={total}
          onFilter={onFilter}
        />
        <DataTable
          caption={texts.rowsTable}
          columns={rowColumns}
          rows={filas}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={texts.nothingFiltered}
              action={
                <Button onClick={() => onFilter({ tabla: undefined, tipo: undefined })}>{texts.clear}</Button>
              }
            />
          }
          texts={tableTexts}
        />
        {total > changesAPage && (
          <PageLinks page={search.page} size={changesAPage} total={total} hrefFor={links.page} />
        )}
      </Stack>
    </Panel>
  )
}

function sinceText({ carga, anterior }: SourceChanges): string {
  if (carga === null) return texts.place
  const facts = { at: formatInstant(new Date(carga.at)), actor: loadedBy(carga.actorName) }
  return anterior === null
    ? fill(texts.first, facts)
    : fill(texts.since, { ...facts, antes: formatInstant(new Date(anterior.at)) })
}
