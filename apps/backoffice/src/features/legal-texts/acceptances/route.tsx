import type { AnswerOf } from '@enlace/contract/core/call.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { listAcceptances } from '@enlace/contract/legal-texts/calls.ts'
import {
  type Acceptance,
  acceptanceOrigins,
  AcceptanceQuery,
  legalCodes,
} from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { textColumn } from '@enlace/web/list/column-presets.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { acceptancesQuery, downloadAcceptances } from '../queries.ts'

const texts = legalTextsTexts.acceptances

/** Who accepted which version of what, when and from where. */
export const acceptanceColumns: readonly Column<Acceptance>[] = [
  {
    id: 'fecha',
    header: texts.accepted,
    card: 'date',
    cell: (row) => showInstant(row.acceptedAt),
  },
  {
    id: 'persona',
    header: texts.person,
    card: 'number',
    cell: (row) => (
      <Words>
        {row.person && <>{row.person} · </>}
        {row.email}
      </Words>
    ),
  },
  {
    id: 'texto',
    header: texts.text,
    card: 'text',
    cell: (row) => legalTextsTexts.names[row.code],
  },
  {
    id: 'version',
    header: texts.version,
    card: 'text',
    cell: (row) => row.version ?? texts.versionOwn,
  },
  { id: 'origen', header: texts.origin, card: 'text', cell: (row) => texts.origins[row.origin] },
  textColumn('proveedor', texts.supplier, { from: 'supplier', priority: 3 }),
  textColumn('ip', texts.address, { from: 'address', priority: 3 }),
  {
    id: 'navegador',
    header: texts.browser,
    priority: 4,
    cell: (row) => <Words>{showText(row.browser)}</Words>,
  },
]

const filters = [
  {
    name: 'texto',
    label: texts.filterText,
    options: legalCodes.map((value) => ({ value, label: legalTextsTexts.names[value] })),
  },
  {
    name: 'origen',
    label: texts.filterOrigin,
    options: acceptanceOrigins.map((value) => ({ value, label: texts.origins[value] })),
  },
]

const nothing = { texto: undefined, origen: undefined, q: undefined, page: undefined }

/** `/textos-legales/aceptaciones`: the proof of every acceptance, to find one and to keep them all. */
export const acceptancesRoute = screenRoute({
  path: paths.legalAcceptances.pattern,
  title: texts.title,
  search: ({ texto, origen, q = '', page }) => ({
    text: legalCodes.find((code) => code === texto),
    origin: acceptanceOrigins.find((origin) => origin === origen),
    q: q.slice(0, 100),
    page: AcceptanceQuery.shape.page.safeParse(page).data ?? 1,
  }),
  query: (_, search) => acceptancesQuery(search),
  Screen: ({ data, search, changeSearch, isRefreshing }) => (
    <Acceptances found={data} filter={search} isLoading={isRefreshing} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type AcceptancesProps = {
  found: AnswerOf<typeof listAcceptances>
  filter: AcceptanceQuery
  isLoading: boolean
  onFilter: ChangeSearch
}

function Acceptances({ found: { rows, total, size }, filter, isLoading, onFilter }: AcceptancesProps) {
  const { page, ...narrowed } = filter
  const { text, origin, q } = narrowed
  const isFiltered = text !== undefined || origin !== undefined || Boolean(q)
  return (
    <Stack gap="large">
      <Breadcrumb
        label={legalTextsTexts.back}
        items={[{ label: legalTextsTexts.title, href: paths.legalTexts() }, { label: texts.title }]}
      />
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          total > 0 && (
            <>
              <Button onClick={() => void downloadAcceptances(narrowed, 'xlsx')}>{texts.export}</Button>
              <Button onClick={() => void downloadAcceptances(narrowed, 'csv')}>{texts.exportCsv}</Button>
            </>
          )
        }
      />
      {(total > 0 || isFiltered) && (
        <FilterLine
          search={texts.search}
          chosen={{ texto: text, origen: origin, q }}
          {...{ filters, page, total, onFilter }}
        />
      )}
      <DataTable
        caption={texts.caption}
        columns={acceptanceColumns}
        rows={rows}
        rowKey={(row) => row.id}
        isLoading={isLoading}
        empty={
          isFiltered ? (
            <EmptyState
              title={texts.noMatch}
              action={<Button onClick={() => onFilter(nothing)}>{texts.clear}</Button>}
            />
          ) : (
            <EmptyState title={texts.none}>{texts.noneReason}</EmptyState>
          )
        }
        texts={tableTexts}
      />
      {total > size && (
        <PageLinks
          page={page}
          size={size}
          total={total}
          hrefFor={(to) =>
            paths.legalAcceptances({}, { texto: text, origen: origin, q, page: to > 1 ? to : undefined })
          }
        />
      )}
    </Stack>
  )
}
