import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts'
import type { DeskEventRow } from '@enlace/contract/events/desk/schemas'
import { eventsDeskTexts as texts } from '@enlace/contract/events/desk/texts'
import { Button } from '@enlace/ui/button'
import { ButtonLink } from '@enlace/ui/button-link'
import { Chip } from '@enlace/ui/chip'
import { calendarIcon, searchIcon } from '@enlace/ui/core/icons'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { FilterBar } from '@enlace/ui/filter-bar'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { Tabs } from '@enlace/ui/tabs'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { paths } from '../../core/paths.ts'
import { eventColumns } from './columns.tsx'
import { type EventFilter, narrow } from './filter.ts'

type EventsDeskViewProps = {
  rows: readonly DeskEventRow[]
  filter: EventFilter
  mayWrite: boolean
  onFilter: ChangeSearch
}

/** What the company invites to, with how many come. */
export function EventsDeskView({ rows, filter, mayWrite, onFilter }: EventsDeskViewProps) {
  const create = mayWrite && (
    <ButtonLink variant="primary" href={paths.newEvent()}>
      {texts.create}
    </ButtonLink>
  )
  const isPast = filter.ver === 'anteriores'
  return (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={texts.description} actions={create} />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      <Tabs
        label={texts.which}
        selected={filter.ver}
        tabs={[
          { id: 'proximos', label: texts.upcoming },
          { id: 'anteriores', label: texts.past },
        ]}
        onSelect={(id) => onFilter({ ver: id === 'anteriores' ? id : undefined })}
      >
        <Stack gap="regular">
          <FilterBar
            search={<SearchBox label={texts.search} q={filter.q} onChange={onFilter} />}
            openLabel={filterTexts.open}
            closeLabel={filterTexts.close}
          >
            <Chip
              isSelected={filter.propios}
              onToggle={() => onFilter({ propios: filter.propios ? 'no' : undefined })}
            >
              {texts.hidesGenerated}
            </Chip>
          </FilterBar>
          <DataTable
            caption={texts.table}
            columns={eventColumns}
            rows={narrow(rows, filter)}
            rowKey={({ codigo }) => codigo}
            rowHref={({ codigo }) => paths.event({ codigo })}
            texts={tableTexts}
            empty={
              rows.length === 0 ? (
                <EmptyState
                  icon={calendarIcon}
                  title={isPast ? texts.emptyPast : texts.empty}
                  action={create}
                >
                  {texts.emptyHint}
                </EmptyState>
              ) : (
                <EmptyState
                  icon={searchIcon}
                  title={texts.noMatch}
                  action={
                    <Button onClick={() => onFilter({ q: undefined, propios: 'no' })}>{texts.seeAll}</Button>
                  }
                >
                  {texts.noMatchHint}
                </EmptyState>
              )
            }
          />
        </Stack>
      </Tabs>
    </Stack>
  )
}
