import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { FilterChoice } from '@enlace/ui/filter-choice.tsx'
import { FilterSegments } from '@enlace/ui/filter-segments.tsx'
import { countText } from '../document/shown.ts'
import type { ChangeSearch } from '../screen/change-search.ts'
import { SearchBox } from './search-box.tsx'

type LineFilter = {
  /** Its name in the address. */
  name: string
  label: string
  options: readonly { value: string; label: string; count?: string }[]
  /** Stands for no choice, where there are too many to be seen at once. */
  any?: string
}

type FilterLineProps = {
  /** What the search looks in; without it there is none. */
  search?: string
  filters: readonly LineFilter[]
  /** What is chosen: the search by the name `q`, and whatever else `clear` takes away. */
  chosen: Readonly<Record<string, string | undefined>>
  /** The page that is shown: another choice begins at the first one. */
  page?: number
  /** How many rows there are with what is chosen; the sheet of a phone says it. */
  total: number | undefined
  onFilter: ChangeSearch
}

/** What narrows a list that has no saved views and columns of its own: in the same line as that of every other list. */
export function FilterLine({ search, filters, chosen, page = 1, total, onFilter }: FilterLineProps) {
  const names = Object.keys(chosen).filter((name) => chosen[name])
  const narrow: ChangeSearch = (changes, options) =>
    onFilter(page > 1 ? { ...changes, page: undefined } : changes, options)
  const clear = () => narrow(Object.fromEntries(names.map((name) => [name, undefined])))
  return (
    <FilterBar
      search={search && <SearchBox label={search} q={chosen['q']} onChange={narrow} />}
      gathered={{
        label: filters.some(({ any }) => any !== undefined) ? texts.add : undefined,
        clear: names.length > 0 && <Button onClick={clear}>{texts.clear}</Button>,
      }}
      openLabel={names.length === 0 ? texts.open : fill(texts.openWithCount, { n: names.length })}
      closeLabel={texts.close}
      title={texts.open}
      seeLabel={total === undefined ? texts.seeRows : countText(texts.see, total)}
    >
      {filters.map(({ name, label, any, options }) =>
        any === undefined ? (
          <FilterSegments
            key={name}
            label={label}
            choices={options.map(({ value, ...shown }) => ({
              id: value,
              ...shown,
              isSelected: value === chosen[name],
            }))}
            onToggle={(value) => narrow({ [name]: value === chosen[name] ? undefined : value })}
          />
        ) : (
          <FilterChoice
            key={name}
            label={label}
            value={chosen[name] ?? ''}
            any=""
            options={[{ value: '', label: any }, ...options]}
            clearLabel={fill(texts.removeOf, { filter: label })}
            onChoose={(value) => narrow({ [name]: value || undefined })}
          />
        ),
      )}
    </FilterBar>
  )
}
