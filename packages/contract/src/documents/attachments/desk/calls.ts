import * as z from 'zod/mini'
import { defineCall } from '../../../core/call.ts'
import { DocumentId } from '../../../core/values.ts'
import { messageLimits } from '../../../questions/limits.ts'
import { AddedFiles, DocumentFiles, FileMatches, FileNames, FileWithdrawal, OfKindAndId } from './schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const

export const addDeskDocumentFiles = defineCall({
  purpose: 'Adds files to a document of a supplier, as multipart; its supplier sees them.',
  method: 'POST',
  path: '/staff/document-files/:kind/:id',
  access,
  encoding: 'multipart',
  files: messageLimits.files,
  params: OfKindAndId,
  body: AddedFiles,
  answer: DocumentFiles,
})

export const withdrawDeskDocumentFile = defineCall({
  purpose: 'Takes a file back that the company had added to a document, with a reason.',
  method: 'POST',
  path: '/staff/document-files/:kind/:id/withdrawal/:file',
  access,
  params: z.extend(OfKindAndId, { file: DocumentId }),
  body: FileWithdrawal,
  answer: DocumentFiles,
})

/** The candidates of each file name; the longest number in a name counts, and a NIT in it tells suppliers apart. */
export const matchDeskDocumentFiles = defineCall({
  purpose: 'The documents of a kind whose number appears in each of some file names.',
  method: 'POST',
  path: '/staff/document-files/matches',
  access,
  body: FileNames,
  answer: FileMatches,
  isQuiet: true,
})
