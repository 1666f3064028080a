import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { ImportBatch } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { countColumn } from '@enlace/web/list/column-presets.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { History, HistorySearch } from './actions.ts'
import styles from './imports.module.css'
import { LoadChip } from './load-chip.tsx'
import { importsQuery } from './queries.ts'
import { instantOf, loadedBy, standingOf } from './shown.ts'
import { Unfinished } from './unfinished.tsx'

const texts = importsTexts.list

/** What was loaded when by whom, and how it ended. */
export const historyColumns: readonly Column<ImportBatch>[] = [
  { id: 'when', header: texts.when, card: 'date', cell: ({ startedAt }) => instantOf(startedAt) },
  { id: 'source', header: texts.source, card: 'number', cell: ({ source }) => source },
  {
    id: 'state',
    header: texts.state,
    card: 'status',
    cell: (batch) => <LoadChip state={standingOf(batch)} />,
  },
  { id: 'files', header: texts.files, priority: 3, cell: ({ files }) => files },
  countColumn('read', texts.read, { from: 'rowsRead', priority: 3 }),
  countColumn('inserted', texts.inserted),
  countColumn('updated', texts.updated),
  countColumn('refused', texts.refused, { card: 'count' }),
  {
    id: 'who',
    header: texts.who,
    priority: 4,
    cell: ({ actor, actorName }) => <span title={actor}>{loadedBy(actorName)}</span>,
  },
]

/** `/cargas`: the history of loads, and those that are not over. */
export const importsRoute = screenRoute({
  path: paths.imports.pattern,
  title: importsTexts.title,
  search: ({ fuente, estado, page }): HistorySearch => {
    const state = ImportBatch.shape.state.safeParse(estado).data
    return {
      page: Math.max(1, Math.trunc(Number(page)) || 1),
      ...(fuente !== undefined && fuente !== '' && { source: fuente.slice(0, 60) }),
      ...(state && { state }),
    }
  },
  query: (_, search) => importsQuery(search),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <HistoryScreen
      history={data}
      search={search}
      isLoading={isRefreshing}
      onFilter={({ source, state }) => changeSearch({ fuente: source, estado: state, page: undefined })}
    />
  ),
  Pending: () => <ScreenSkeleton title={importsTexts.title} />,
})

type FilterProps = {
  history: History
  search: HistorySearch
  onFilter: (filter: Omit<HistorySearch, 'page'>) => void
}

function HistoryScreen({ isLoading, ...props }: FilterProps & { isLoading: boolean }) {
  const { history, search, onFilter } = props
  const { source, state } = search
  const mayWrite = useMayWrite('data')
  const isFiltered = source !== undefined || state !== undefined
  return (
    <Stack>
      <PageHeading
        title={importsTexts.title}
        description={history.total === 0 && !isFiltered && importsTexts.intro}
        actions={
          <>
            <ButtonLink href={paths.importSources()}>{importsTexts.sources}</ButtonLink>
            {mayWrite && (
              <ButtonLink variant="primary" href={paths.newImport()}>
                {importsTexts.new}
              </ButtonLink>
            )}
          </>
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {history.open.length > 0 && <Unfinished open={history.open} />}
      {(history.total > 0 || isFiltered) && <Filters {...props} />}
      <DataTable
        caption={texts.caption}
        columns={historyColumns}
        rows={history.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.importLoad({ id })}
        isLoading={isLoading}
        empty={
          isFiltered ? (
            <EmptyState
              title={texts.none}
              action={<Button onClick={() => onFilter({})}>{texts.clear}</Button>}
            >
              {texts.noneHint}
            </EmptyState>
          ) : (
            <EmptyState title={texts.never}>{texts.neverHint}</EmptyState>
          )
        }
        texts={tableTexts}
      />
      {history.total > history.pageSize && (
        <PageLinks
          page={search.page}
          size={history.pageSize}
          total={history.total}
          hrefFor={(page) =>
            paths.imports({}, { fuente: source, estado: state, page: page > 1 ? page : undefined })
          }
        />
      )}
    </Stack>
  )
}

function Filters({ history, search: { source, state }, onFilter }: FilterProps) {
  return (
    <div className={styles.filters} role="search">
      <Select
        label={texts.source}
        value={source ?? ''}
        options={[
          { value: '', label: texts.anySource },
          ...history.sources.map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...(state && { state }), ...(value !== '' && { source: value }) })
        }
      />
      <Select
        label={texts.state}
        value={state ?? ''}
        options={[
          { value: '', label: texts.anyState },
          ...ImportBatch.shape.state.options.map((value) => ({ value, label: importsTexts.states[value] })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = ImportBatch.shape.state.safeParse(value).data
          onFilter({ ...(source !== undefined && { source }), ...(chosen && { state: chosen }) })
        }}
      />
    </div>
  )
}
