import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import { questionsPerPage, questionStates } from '@enlace/contract/questions/limits.ts'
import type { Question, Questions, QuestionsQuery } from '@enlace/contract/questions/schemas.ts'
import { questionsTexts as texts } from '@enlace/contract/questions/screen-texts.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { questionIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { FilterSegments } from '@enlace/ui/filter-segments.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { toggled } from '@enlace/web/list/filters.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { commonReaders, readWhole, severalOf } from '@enlace/web/list/read-filter.ts'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { type SearchValues, writeSearch } from '@enlace/web/search-params.ts'
import { QuestionStateChip, questionStateWord } from '../../core/questions/question-state.tsx'
import { paths } from '../../core/paths.ts'
import { questionsQuery } from '../../core/questions/queries.ts'

/** The columns of the threads. */
export const questionColumns: readonly Column<Question>[] = [
  { id: 'numero', header: texts.numero, card: 'number', cell: ({ numero }) => numero },
  { id: 'tipo', header: texts.tipo, card: 'text', cell: ({ tipo }) => threadTypeTexts[tipo] },
  {
    id: 'documento',
    header: texts.documento,
    cell: ({ documento }) =>
      documento && (
        <WholeNumbers>{fill(askedTexts[documento.kind], { numero: documento.numero })}</WholeNumbers>
      ),
  },
  { id: 'extracto', header: texts.extracto, priority: 3, cell: ({ extracto }) => firstLine(extracto) },
  {
    id: 'mensajes',
    header: texts.mensajes,
    align: 'end',
    priority: 3,
    cell: ({ mensajes }) => mensajes,
  },
  {
    id: 'ultimo',
    header: texts.ultimo,
    card: 'date',
    cell: ({ ultimo_at, ultimo_de }) =>
      fill(ultimo_de === 'compania' ? texts.byCompany : texts.bySupplier, { at: showInstant(ultimo_at) }),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <QuestionStateChip state={estado} />,
  },
]

const longestShown = 80

function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line
}

/** Pages of threads that an address may name. */
const lastPage = 400
const readStates = severalOf(questionStates)

/** Reads the filter of an address; what does not fit is passed over, so that an old link still opens. */
export function readQuestionsFilter(search: Readonly<Record<string, string>>): QuestionsQuery {
  const q = search['q'] === undefined ? undefined : commonReaders.q(search['q'])
  const estado = search['estado'] === undefined ? undefined : readStates(search['estado'])
  return {
    ...(q !== undefined && { q }),
    ...(estado && { estado }),
    page: readWhole(search['page'], 1, lastPage) ?? 1,
  }
}

/** What was asked, those that moved last first, and how far each answer is (screens 2.17, Consulta). */
export const questionsRoute = screenRoute({
  path: paths.questions.pattern,
  title: texts.title,
  search: readQuestionsFilter,
  query: (_, search) => questionsQuery(search),
  Screen: ({ search, data, changeSearch, isRefreshing }) => {
    const narrow = (changes: SearchValues) =>
      changeSearch({ ...changes, page: undefined }, { replaces: true })
    const hrefOf = (page: number) =>
      `${paths.questions()}${writeSearch({ ...search, page: page === 1 ? undefined : page })}`
    return (
      <Stack gap="regular">
        <PageHeading title={texts.title} description={data.total === 0 && texts.description} />
        <Filters counts={data.counts} filter={search} onFilter={narrow} />
        <DataTable
          caption={texts.table}
          columns={questionColumns}
          rows={data.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.question({ id })}
          isLoading={isRefreshing}
          empty={<Nothing filter={search} onClear={() => narrow({ q: undefined, estado: undefined })} />}
          texts={tableTexts}
        />
        {data.total > questionsPerPage && (
          <PageLinks page={search.page} size={questionsPerPage} total={data.total} hrefFor={hrefOf} />
        )}
      </Stack>
    )
  },
  Pending: () => (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={texts.description} />
      <Skeleton lines={8} />
    </Stack>
  ),
})

type FiltersProps = {
  counts: Questions['counts']
  filter: QuestionsQuery
  onFilter: (changes: SearchValues) => void
}

function Filters({ counts, filter, onFilter }: FiltersProps) {
  const shown = questionStates.filter(
    (state) => (counts[state] ?? 0) > 0 || filter.estado?.includes(state) === true,
  )
  return (
    <FilterBar
      search={<SearchBox label={texts.search} q={filter.q} onChange={onFilter} />}
      openLabel={filterTexts.open}
      closeLabel={filterTexts.close}
    >
      <FilterSegments
        label={texts.states}
        choices={shown.map((state) => ({
          id: state,
          label: questionStateWord(state),
          count: String(counts[state] ?? 0),
          isSelected: filter.estado?.includes(state) ?? false,
        }))}
        onToggle={(state) => onFilter({ estado: toggled(filter.estado, state) })}
      />
    </FilterBar>
  )
}

/** Why there is no question to see: none fits the filter, or there never was one. */
export function Nothing({ filter, onClear }: { filter: QuestionsQuery; onClear: () => void }) {
  if (filter.q || filter.estado?.length || filter.page > 1)
    return (
      <EmptyState
        icon={searchIcon}
        title={emptyTexts.noMatch}
        action={<Button onClick={onClear}>{filterTexts.clear}</Button>}
      />
    )
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
