import * as z from 'zod/mini'
import { listNames } from '../core/list/list.ts'
import { maxDays } from '../core/list/limits.ts'
import { longestColumns, longestSearch, longestViewName } from './limits.ts'

const ListOfDocuments = z.enum(listNames)
const ViewId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))
const ColumnId = z.string().check(z.regex(/^[a-z_]{1,40}$/))

/** A list's name in a path. */
export const OfList = z.object({ list: ListOfDocuments })
/** A saved view in a path. */
export const OfView = z.object({ list: ListOfDocuments, id: ViewId })

/** The saved state of a list under a name: window, filter with order and page size, and columns. */
export const KeptView = z.object({
  name: z.string().check(
    z.maxLength(longestViewName),
    z.overwrite((name) => name.trim().replace(/\s+/g, ' ')),
    z.minLength(1),
  ),
  days: z.number().check(z.int(), z.minimum(0), z.maximum(maxDays)),
  /** The search params of the list's URL, parsed as leniently as those of any old link. */
  search: z.string().check(z.maxLength(longestSearch), z.regex(/^[\x20-\x7e]*$/)),
  /** The columns in order; null for the list's defaults. */
  columns: z.nullable(z.array(ColumnId).check(z.maxLength(longestColumns))),
  /** Applied if the list is opened without a filter; at most one view per list. */
  is_default: z.boolean(),
})
export type KeptView = z.infer<typeof KeptView>

/** A saved view of the user. */
export const SavedView = z.extend(KeptView, { id: ViewId })
export type SavedView = z.infer<typeof SavedView>

/** The saved views of a list, by name. */
export const SavedViews = z.object({ views: z.array(SavedView) })
export type SavedViews = z.infer<typeof SavedViews>
