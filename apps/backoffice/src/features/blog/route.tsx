import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { DeskPostRow } from '@enlace/contract/blog/desk/schemas.ts'
import { type PostState, postStates } from '@enlace/contract/blog/desk/state-schemas.ts'
import { blogDeskTexts as texts, postStateTexts } from '@enlace/contract/blog/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { documentIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount, showText } from '@enlace/web/document/shown.ts'
import { countColumn } from '@enlace/web/list/column-presets.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { hasWords } from '@enlace/web/list/has-words.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { PostChip } from './post-chip.tsx'
import styles from './post.module.css'
import { postsQuery } from './queries.ts'

/** What each post is, how far it is, and who read it. */
export const postColumns: readonly Column<DeskPostRow>[] = [
  {
    id: 'titulo',
    header: texts.titulo,
    card: 'number',
    cell: ({ titulo, fijado }) => (
      <span className={styles.long}>{fijado ? `${titulo} · ${texts.pinned}` : titulo}</span>
    ),
  },
  { id: 'tipo', header: texts.tipo, card: 'text', cell: ({ tipo }) => texts.kinds[tipo] },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado, hasDraft }) => (
      <>
        <PostChip state={estado} />
        {hasDraft && estado !== 'borrador' && ` ${texts.draftToo}`}
      </>
    ),
  },
  {
    id: 'fecha',
    header: texts.fecha,
    card: 'date',
    cell: ({ publicado_at: at }) => showText(at && formatInstant(new Date(at))),
  },
  countColumn('lecturas', texts.lecturas, { priority: 3 }),
  {
    id: 'confirmadas',
    header: texts.confirmadas,
    align: 'end',
    priority: 3,
    cell: ({ confirmadas, destinatarios }) =>
      confirmadas === null || destinatarios === null
        ? showText(null)
        : fill(texts.of, { n: showCount(confirmadas), total: showCount(destinatarios) }),
  },
]

/** What narrows the posts, as the list's address says it. */
type PostFilter = { q: string; estado: PostState | '' }

/** The posts that a filter lets through. */
export const narrow = (rows: readonly DeskPostRow[], { q, estado }: PostFilter): DeskPostRow[] =>
  rows.filter(
    ({ titulo, categoria, etiquetas, estado: state }) =>
      hasWords([titulo, categoria, ...etiquetas].join(' '), q) && (estado === '' || state === estado),
  )

/** `/blog`: every post of the company, what nobody sees yet first. */
export const blogDeskRoute = screenRoute({
  path: paths.posts.pattern,
  title: texts.title,
  search: ({ q = '', estado = '' }): PostFilter => ({
    q,
    estado: postStates.find((state) => state === estado) ?? '',
  }),
  query: postsQuery,
  Screen: ({ data, search, changeSearch }) => (
    <Posts rows={data.rows} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const filters = [
  {
    name: 'estado',
    label: texts.filters,
    options: postStates.map((value) => ({ value, label: postStateTexts[value] })),
  },
]

type PostsProps = { rows: readonly DeskPostRow[]; filter: PostFilter; onFilter: ChangeSearch }

function Posts({ rows, filter, onFilter }: PostsProps) {
  const mayWrite = useMayWrite('content')
  const create = mayWrite && (
    <ButtonLink variant="primary" href={paths.newPost()}>
      {texts.create}
    </ButtonLink>
  )
  const shown = narrow(rows, filter)
  const all = () => onFilter({ q: undefined, estado: undefined })
  return (
    <Stack gap="regular">
      <PageHeading
        title={texts.title}
        description={rows.length === 0 && texts.description}
        actions={create}
      />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      <FilterLine
        search={texts.search}
        filters={filters}
        chosen={filter}
        total={shown.length}
        onFilter={onFilter}
      />
      <DataTable
        caption={texts.table}
        columns={postColumns}
        rows={shown}
        rowKey={({ slug }) => slug}
        rowHref={({ slug }) => paths.post({ slug })}
        texts={tableTexts}
        empty={
          rows.length === 0 ? (
            <EmptyState icon={documentIcon} title={texts.empty} action={create}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <EmptyState
              icon={searchIcon}
              title={texts.noMatch}
              action={<Button onClick={all}>{texts.seeAll}</Button>}
            >
              {texts.noMatchHint}
            </EmptyState>
          )
        }
      />
    </Stack>
  )
}
