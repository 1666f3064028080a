import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId, wholeNumber } from '../core/values.ts'
import { ArchiveSettings, DocumentArchive, WantedMonth } from './schemas.ts'

/** An archive has documents and certificates of all suppliers: those who see certificates see documents, too. */
const access = { actor: 'staff', area: 'certificates' } as const

export const getDocumentArchive = defineCall({
  purpose:
    'The monthly archive of documents: its schedule, whom it can mail, and the archives of the months.',
  method: 'GET',
  path: '/staff/document-archive',
  access,
  answer: DocumentArchive,
})

export const setDocumentArchive = defineCall({
  purpose: 'Sets when and what is archived, and who of the staff is mailed the link.',
  method: 'PUT',
  path: '/staff/document-archive',
  access,
  body: ArchiveSettings,
  answer: DocumentArchive,
})

export const makeDocumentArchive = defineCall({
  purpose: 'Makes the archive of a month that is over, in the background, in the place of an earlier one.',
  method: 'POST',
  path: '/staff/document-archive/months',
  access,
  body: WantedMonth,
  answer: DocumentArchive,
})

export const downloadDocumentArchive = defineCall({
  purpose: 'One ZIP file of the archive of a month.',
  method: 'GET',
  path: '/staff/document-archive/months/:id/files/:parte',
  access,
  params: z.object({ id: DocumentId, parte: wholeNumber(1, 32_767) }),
  answer: FileBytes,
  delivers: 'file',
})
