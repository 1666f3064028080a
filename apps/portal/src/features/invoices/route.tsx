import { useQueryClient } from '@tanstack/react-query'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { defaultPageSize, lastRowByNumber } from '@enlace/contract/core/list/limits.ts'
import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import { type InvoicesQuery, shownIntakeStates } from '@enlace/contract/invoices/schemas.ts'
import { invoicesTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { supportingFormTexts } from '@enlace/contract/invoices/supporting/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { documentIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { FilterSegments } from '@enlace/ui/filter-segments.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { toggled } from '@enlace/web/list/filters.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { commonReaders, readWhole, severalOf } from '@enlace/web/list/read-filter.ts'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { type SearchValues, writeSearch } from '@enlace/web/search-params.ts'
import { paths } from '../../core/paths.ts'
import { newSupportingPlace } from '../../core/invoices/new-document.ts'
import { billedOrderIn } from '../../core/invoices/billing-place.ts'
import { invoiceColumns } from './columns.tsx'
import { BillablePanel } from './from-order/billable-panel.tsx'
import { useBillableOrder } from './from-order/use-billing.ts'
import { Intake } from './intake/intake.tsx'
import { invoicesQuery } from '../../core/invoices/queries.ts'

const readStates = severalOf(shownIntakeStates)

/** Reads the filter of an address; what does not fit is passed over, so that an old link still opens. */
function readFilter(search: Readonly<Record<string, string>>): InvoicesQuery & { order: string | undefined } {
  const q = search['q'] === undefined ? undefined : commonReaders.q(search['q'])
  const status = search['status'] === undefined ? undefined : readStates(search['status'])
  return {
    ...(q !== undefined && { q }),
    ...(status && { status }),
    page: readWhole(search['page'], 1, lastRowByNumber) ?? 1,
    size: defaultPageSize,
    order: billedOrderIn(search),
  }
}

/** `/invoices`: the field for new invoices, and those that the supplier handed in, newest first. */
export const invoicesRoute = screenRoute({
  path: paths.invoices.pattern,
  title: texts.title,
  search: readFilter,
  query: (_, { order: _order, ...filter }) => invoicesQuery(filter),
  Screen: ({ search, data, changeSearch, isRefreshing }) => {
    const client = useQueryClient()
    const order = useBillableOrder(search.order)
    const narrow = (changes: SearchValues) =>
      changeSearch({ ...changes, page: undefined }, { replaces: true })
    const hrefOf = (page: number) =>
      `${paths.invoices()}${writeSearch({ q: search.q, status: search.status, order: search.order, page: page === 1 ? undefined : page })}`
    const isNarrowed = Boolean(search.q) || Boolean(search.status?.length) || search.page > 1
    return (
      <Stack gap="regular">
        <PageHeading
          title={texts.title}
          description={data.total === 0 && !isNarrowed && texts.description}
          actions={
            data.puede_cuenta && (
              <ButtonLink href={newSupportingPlace()}>{supportingFormTexts.create}</ButtonLink>
            )
          }
        />
        {data.puede_radicar ? (
          <>
            {order && <BillablePanel order={order} maySendSupporting={data.puede_cuenta} />}
            <Intake order={order?.id} annexes={data.anexos} onRead={() => void client.invalidateQueries()} />
          </>
        ) : (
          <p>{texts.readOnly}</p>
        )}
        <Filters counts={data.counts} filter={search} onFilter={narrow} />
        <DataTable
          caption={texts.table}
          columns={invoiceColumns}
          rows={data.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.invoice({ id })}
          isLoading={isRefreshing}
          empty={
            isNarrowed ? (
              <EmptyState
                icon={searchIcon}
                title={emptyTexts.noMatch}
                action={
                  <Button onClick={() => narrow({ q: undefined, status: undefined })}>
                    {filterTexts.clear}
                  </Button>
                }
              />
            ) : (
              <EmptyState icon={documentIcon} title={texts.neverAny}>
                {texts.neverAnyHint}
              </EmptyState>
            )
          }
          texts={tableTexts}
        />
        {data.total > search.size && (
          <PageLinks page={search.page} size={search.size} total={data.total} hrefFor={hrefOf} />
        )}
      </Stack>
    )
  },
  Pending: () => (
    <Stack gap="regular">
      <PageHeading title={texts.title} />
      <Skeleton lines={8} />
    </Stack>
  ),
})

type FiltersProps = {
  counts: Readonly<Record<string, number>>
  filter: InvoicesQuery
  onFilter: (changes: SearchValues) => void
}

function Filters({ counts, filter, onFilter }: FiltersProps) {
  const shown = shownIntakeStates.filter(
    (state) => (counts[state] ?? 0) > 0 || filter.status?.includes(state) === true,
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
          label: stateWord('factura_radicada', state),
          count: String(counts[state] ?? 0),
          isSelected: filter.status?.includes(state) ?? false,
        }))}
        onToggle={(state) => onFilter({ status: toggled(filter.status, state) })}
      />
    </FilterBar>
  )
}
