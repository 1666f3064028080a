import type { ListName } from '@enlace/contract/core/list/list.ts'
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
} from '@enlace/contract/views/calls.ts'
import type { KeptView } from '@enlace/contract/views/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../http/client.ts'

/** The views that the person saved of a list; nobody waits for them. */
export const savedViewsQuery = (list: ListName) => ({
  ...callQuery(listSavedViews, { params: { list } }),
  staleTime: 5 * 60_000,
  meta: { isQuiet: true },
})

/** Saves a view. */
export const saveView = (list: ListName, body: KeptView) => send(createSavedView, { params: { list }, body })

/** Changes a saved view. */
export const changeView = (list: ListName, id: string, body: KeptView) =>
  send(changeSavedView, { params: { list, id }, body })

/** Deletes a saved view. */
export const deleteView = (list: ListName, id: string) => send(deleteSavedView, { params: { list, id } })
