import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import type { KeptView, SavedView } from '@enlace/contract/views/schemas.ts'
import { useEffect } from 'react'
import { keepFirstView } from '@enlace/web/list/kept-choices.ts'
import { changeView, deleteView, savedViewsQuery, saveView } from './queries.ts'

/** The saved views of a list, and what can be done with them; each act answers once the views are as they are then. */
export type OwnViews = {
  /** Undefined while they are on their way, or when they did not come. */
  views: readonly SavedView[] | undefined
  hasFailed: boolean
  retry: () => void
  save: (view: KeptView) => Promise<void>
  change: (id: string, view: KeptView) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The views that the person saved of a list; the one that opens first is kept on the device, too. */
export function useViews(list: ListName): OwnViews {
  const options = savedViewsQuery(list)
  const { data, isError, refetch } = useQuery(options)
  const client = useQueryClient()
  const views = data?.views
  useEffect(() => {
    if (views)
      keepFirstView(
        list,
        views.find((view) => view.is_default),
      )
  }, [list, views])
  const after = async (act: Promise<unknown>) => {
    await act
    await client.invalidateQueries({ queryKey: options.queryKey })
  }
  return {
    views,
    hasFailed: isError && views === undefined,
    retry: () => void refetch(),
    save: (view) => after(saveView(list, view)),
    change: (id, view) => after(changeView(list, id, view)),
    remove: (id) => after(deleteView(list, id)),
  }
}
