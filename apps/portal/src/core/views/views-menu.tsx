import { fill } from '@enlace/contract/core/fill.ts'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { savedViewTexts as texts } from '@enlace/contract/views/texts.ts'
import { checkIcon } from '@enlace/ui/core/icons.ts'
import type { MenuItem } from '@enlace/ui/menu.tsx'
import { useState } from 'react'
import { viewSearchOf } from '@enlace/web/list/filters.ts'
import { keepColumns, listShownBy } from '@enlace/web/list/kept-choices.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { ChosenColumns } from '@enlace/web/list/use-columns.ts'
import { ViewMenu } from '@enlace/web/list/view-menu.tsx'
import { readSearch } from '@enlace/web/search-params.ts'
import { ManageViews } from './manage-views.tsx'
import { SaveView } from './save-view.tsx'
import { useViews } from './use-views.ts'

type ViewsMenuProps = {
  list: ListName
  columns: ChosenColumns<never, never>
  place: ListPlace
}

/** How a list is shown: a saved view opens by a click, the present one can be saved; below them its columns and keys. */
export function ViewsMenu({ list, columns, place }: ViewsMenuProps) {
  const own = useViews(list)
  const [isOpen, setIsOpen] = useState<'save' | 'manage'>()
  const present = {
    days: place.days,
    search: viewSearchOf(place.filter),
    columns: columns.chosen === null ? null : [...columns.chosen],
  }
  const handleClose = () => setIsOpen(undefined)
  const handleView = (view: SavedView) => {
    keepColumns(listShownBy(list, view.search), view.columns)
    place.onView(view.days, readSearch(view.search.slice(1)))
  }
  const views = own.views ?? []
  const items: MenuItem[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.is_default ? fill(texts.isDefault, { name: view.name }) : view.name,
      ...(isSame(view, present) && { icon: checkIcon }),
      onSelect: () => handleView(view),
    })),
    ...(own.hasFailed ? [{ id: 'retry', label: texts.retry, onSelect: own.retry }] : []),
    { id: 'save', label: texts.save, onSelect: () => setIsOpen('save') },
    ...(views.length > 0 ? [{ id: 'manage', label: texts.manage, onSelect: () => setIsOpen('manage') }] : []),
  ]
  const head = own.hasFailed ? texts.failed : views.length === 0 ? texts.none : undefined
  return (
    <>
      <ViewMenu columns={columns} items={items} head={head} />
      {isOpen === 'save' && <SaveView own={own} present={present} onClose={handleClose} />}
      {isOpen === 'manage' && <ManageViews own={own} present={present} onClose={handleClose} />}
    </>
  )
}

type Content = Pick<SavedView, 'days' | 'search' | 'columns'>

const isSame = (one: Content, other: Content) =>
  one.days === other.days &&
  one.search === other.search &&
  JSON.stringify(one.columns) === JSON.stringify(other.columns)
