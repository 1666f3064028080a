import { emptyTexts, filterTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Questions, QuestionsQuery } from '@enlace/contract/questions/schemas.ts'
import { questionsPerPage, questionStates } from '@enlace/contract/questions/limits.ts'
import { questionsTexts as texts } from '@enlace/contract/questions/screen-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { questionIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { toggled } from '@enlace/web/list/filters.ts'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import { paths } from '../../core/paths.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { questionColumns } from './columns.tsx'
import styles from './view.module.css'

type QuestionsViewProps = {
  answer: Questions
  filter: QuestionsQuery
  isRefreshing: boolean
  onFilter: (changes: SearchValues) => void
  /** The same list at another page. */
  hrefOf: (page: number) => string
}

/** The threads with their states, those that moved last first. */
export function QuestionsView({ answer, filter, isRefreshing, onFilter, hrefOf }: QuestionsViewProps) {
  const { rows, total, counts } = answer
  const pageCount = Math.max(1, Math.ceil(total / questionsPerPage))
  return (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={texts.description} />
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchBox label={texts.search} q={filter.q} onChange={onFilter} />
        </div>
        <div role="group" aria-label={texts.states} className={styles.states}>
          {questionStates.map((state) => (
            <Chip
              key={state}
              isSelected={filter.estado?.includes(state) ?? false}
              count={counts[state] ?? 0}
              onToggle={() => onFilter({ estado: toggled(filter.estado, state) })}
            >
              {stateWord('consulta', state)}
            </Chip>
          ))}
        </div>
      </div>
      <DataTable
        caption={texts.table}
        columns={questionColumns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.question({ id })}
        isLoading={isRefreshing}
        empty={<Nothing filter={filter} onClear={() => onFilter({ q: undefined, estado: undefined })} />}
        texts={tableTexts}
      />
      {pageCount > 1 && (
        <PageLinks page={filter.page} size={questionsPerPage} total={total} hrefFor={hrefOf} />
      )}
    </Stack>
  )
}

function Nothing({ filter, onClear }: Pick<QuestionsViewProps, 'filter'> & { onClear: () => void }) {
  if (filter.q || filter.estado?.length || filter.page > 1) {
    return (
      <EmptyState
        icon={searchIcon}
        title={emptyTexts.noMatch}
        action={<Button onClick={onClear}>{filterTexts.clear}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={questionIcon}
      title={texts.neverAny}
      action={<ButtonLink href={paths.accountStatements({ days: 0 })}>{texts.seeStatements}</ButtonLink>}
    >
      {texts.neverAnyHint}
    </EmptyState>
  )
}
