import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { ImportBatch } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import type { History, HistorySearch } from './actions.ts'
import { historyColumns, LoadChip } from './columns.tsx'
import styles from './imports.module.css'
import { instantOf } from './shown.ts'

const texts = importsTexts.list

type HistoryViewProps = {
  history: History
  search: HistorySearch
  isLoading: boolean
  mayWrite: boolean
  links: {
    begin: string
    sources: string
    load: (id: string) => string
    page: (page: number) => string
  }
  onFilter: (filter: Omit<HistorySearch, 'page'>) => void
}

/** What was loaded when by whom, and what waits to be finished. */
export function HistoryView(props: HistoryViewProps) {
  const { history, search, isLoading, mayWrite, links } = props
  const isFiltered = search.source !== undefined || search.state !== undefined
  return (
    <Stack gap="large">
      <PageHeading
        title={importsTexts.title}
        description={importsTexts.intro}
        actions={
          <>
            <ButtonLink href={links.sources}>{importsTexts.sources}</ButtonLink>
            {mayWrite && (
              <ButtonLink variant="primary" href={links.begin}>
                {importsTexts.new}
              </ButtonLink>
            )}
          </>
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {history.open.length > 0 && <Unfinished {...props} />}
      {(history.total > 0 || isFiltered) && <Filters {...props} />}
      <DataTable
        caption={texts.caption}
        columns={historyColumns}
        rows={history.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => links.load(id)}
        isLoading={isLoading}
        empty={
          isFiltered ? <NoMatch {...props} /> : <EmptyState title={texts.never}>{texts.neverHint}</EmptyState>
        }
        texts={tableTexts}
      />
      {history.total > history.pageSize && (
        <PageLinks page={search.page} size={history.pageSize} total={history.total} hrefFor={links.page} />
      )}
    </Stack>
  )
}

function NoMatch({ onFilter }: HistoryViewProps) {
  return (
    <EmptyState title={texts.none} action={<Button onClick={() => onFilter({})}>{texts.clear}</Button>}>
      {texts.noneHint}
    </EmptyState>
  )
}

function Unfinished({ history, links }: HistoryViewProps) {
  return (
    <Panel title={texts.unfinished}>
      <ul className={styles.open}>
        {history.open.map(({ id, source, files, state, isLooking, createdByName, updatedAt }) => (
          <li key={id}>
            <a href={links.load(id)}>{source || texts.unnamed}</a>{' '}
            <LoadChip state={isLooking ? 'looking' : state} />
            <p className={styles.soft}>{files}</p>
            <p className={styles.soft}>
              {fill(texts.updatedAt, { instant: instantOf(updatedAt), who: createdByName })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Filters({ history, search, onFilter }: HistoryViewProps) {
  const { source, state } = search
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
