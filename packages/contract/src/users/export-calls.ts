import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { exporting, ExportParams, RequestedExport } from '../exports/schemas.ts'
import { paging } from '../core/list/list.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { UsersQuery } from './schemas.ts'

const access = placeAccess.users
const query = z.extend(z.omit(UsersQuery, paging), exporting)

/** Downloads the users of the filter as a file, up to the synchronous limit. */
export const exportUsers = defineCall({
  purpose: "The supplier's users of the whole filter as XLSX, CSV or PDF.",
  method: 'GET',
  path: '/users/export/:format',
  access,
  params: ExportParams,
  query,
  delivers: 'file',
  answer: FileBytes,
})

/** The same export as a background job, listed among the downloads. */
export const requestUsersExport = defineCall({
  purpose: "The supplier's users of the whole filter as a file that is made in the background.",
  method: 'POST',
  path: '/users/export/:format',
  access,
  isForReaders: true,
  params: ExportParams,
  query,
  answer: RequestedExport,
})
