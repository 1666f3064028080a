import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'
import { Exports } from './schemas.ts'

const access = { actor: 'supplier' } as const
const OfExport = z.object({ id: DocumentId })

/** The files that the user requested, newest first; a page that waits for one polls. */
export const listExports = defineCall({
  purpose: 'The files that the person asked for in the background, with how far they are.',
  method: 'GET',
  path: '/exports',
  access,
  answer: Exports,
  isQuiet: true,
  isBackground: true,
})

export const getExportFile = defineCall({
  purpose: 'A file that was made in the background.',
  method: 'GET',
  path: '/exports/:id/file',
  access,
  params: OfExport,
  delivers: 'file',
  answer: FileBytes,
})

export const removeExport = defineCall({
  purpose: 'Cancels a file that is being made; deletes one that is there.',
  method: 'DELETE',
  path: '/exports/:id',
  access,
  isForReaders: true,
  params: OfExport,
  answer: z.object({ removed: z.boolean() }),
})
