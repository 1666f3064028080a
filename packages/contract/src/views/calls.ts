import { defineCall } from '../core/call.ts'
import { KeptView, OfList, OfView, SavedView, SavedViews } from './schemas.ts'
import * as z from 'zod/mini'

const access = { actor: 'supplier' } as const

export const listSavedViews = defineCall({
  purpose: 'The views that the person saved of one list, by name.',
  method: 'GET',
  path: '/views/:list',
  access,
  params: OfList,
  answer: SavedViews,
  isQuiet: true,
})

export const createSavedView = defineCall({
  purpose: 'Saves a view of a list: filter, window and columns under a name.',
  method: 'POST',
  path: '/views/:list',
  access,
  isForReaders: true,
  params: OfList,
  body: KeptView,
  answer: SavedView,
})

export const changeSavedView = defineCall({
  purpose: "Changes a saved view's name, content, or whether it opens first.",
  method: 'PUT',
  path: '/views/:list/:id',
  access,
  isForReaders: true,
  params: OfView,
  body: KeptView,
  answer: SavedView,
})

/** Deletes a saved view; deleting a missing one is not an error. */
export const deleteSavedView = defineCall({
  purpose: 'Deletes a saved view.',
  method: 'DELETE',
  path: '/views/:list/:id',
  access,
  isForReaders: true,
  params: OfView,
  answer: z.object({ deleted: z.boolean() }),
})
