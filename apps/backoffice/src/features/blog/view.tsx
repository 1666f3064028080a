import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts'
import { postStates } from '@enlace/contract/blog/desk/state-schemas'
import type { DeskPostRow } from '@enlace/contract/blog/desk/schemas'
import { blogDeskTexts as texts, postStateTexts } from '@enlace/contract/blog/desk/texts'
import { Button } from '@enlace/ui/button'
import { ButtonLink } from '@enlace/ui/button-link'
import { documentIcon, searchIcon } from '@enlace/ui/core/icons'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { FilterBar } from '@enlace/ui/filter-bar'
import { PageHeading } from '@enlace/ui/page-heading'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { paths } from '../../core/paths.ts'
import { postColumns } from './columns.tsx'
import { narrow, type PostFilter } from './filter.ts'

type BlogDeskViewProps = {
  rows: readonly DeskPostRow[]
  filter: PostFilter
  mayWrite: boolean
  onFilter: ChangeSearch
}

/** Every post of the company, what nobody sees yet first. */
export function BlogDeskView({ rows, filter, mayWrite, onFilter }: BlogDeskViewProps) {
  const create = mayWrite && (
    <ButtonLink variant="primary" href={paths.newPost()}>
      {texts.create}
    </ButtonLink>
  )
  const all = () => onFilter({ q: undefined, estado: undefined })
  return (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={texts.description} actions={create} />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      <FilterBar
        search={<SearchBox label={texts.search} q={filter.q} onChange={onFilter} />}
        openLabel={filterTexts.open}
        closeLabel={filterTexts.close}
      >
        <Select
          label={texts.filters}
          isLabelHidden
          value={filter.estado}
          options={[
            { value: '', label: texts.all },
            ...postStates.map((state) => ({ value: state, label: postStateTexts[state] })),
          ]}
          onChange={({ target }) => onFilter({ estado: target.value || undefined })}
        />
      </FilterBar>
      <DataTable
        caption={texts.table}
        columns={postColumns}
        rows={narrow(rows, filter)}
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
