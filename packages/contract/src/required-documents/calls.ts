import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'
import { NewDocumentVersion, RequiredDocuments } from './schemas.ts'

const access = placeAccess.qualification
const ById = z.object({ id: DocumentId })

export const requiredDocuments = defineCall({
  purpose:
    'The check-list of documents of the supplier, or of one of its contracts, with states and versions.',
  method: 'GET',
  path: '/required-documents',
  access,
  query: z.object({ contract: z.optional(DocumentId) }),
  answer: RequiredDocuments,
})

/** Submits an uploaded file as the new version of a document, for review by the company. */
export const submitDocument = defineCall({
  purpose: 'Makes a file that was sent in pieces the new version of a required document, to be reviewed.',
  method: 'POST',
  path: '/required-documents/:id/versions',
  access,
  params: ById,
  isQuiet: true,
  body: NewDocumentVersion,
  answer: z.object({ id: DocumentId, version: z.number() }),
})

export const downloadDocumentTemplate = defineCall({
  purpose: 'The template of a required document.',
  method: 'GET',
  path: '/required-documents/:id/template',
  access,
  params: ById,
  answer: FileBytes,
  delivers: 'file',
})

export const downloadDocumentVersion = defineCall({
  purpose: 'One version of a required document, as it was sent.',
  method: 'GET',
  path: '/document-versions/:id/file',
  access,
  params: ById,
  answer: FileBytes,
  delivers: 'file',
})
