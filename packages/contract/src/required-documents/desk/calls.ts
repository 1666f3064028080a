import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { deskOf, DeskQuery, deskRowsOf, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import {
  BulkDecision,
  BulkOutcomes,
  DeskDocument,
  DocumentApproval,
  DocumentRejection,
  DocumentReview,
} from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const
const params = z.object({ id: DocumentId })

export const listDeskDocuments = defineCall({
  purpose: 'Versions of required documents that suppliers sent, those that wait for the company first.',
  method: 'GET',
  path: '/staff/required-documents',
  access,
  query: DeskQuery,
  answer: deskOf(DeskDocument),
})

export const listDeskDocumentRows = defineCall({
  purpose: 'Versions of required documents of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/required-documents/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(DeskDocument),
  isQuiet: true,
})

export const getDocumentReview = defineCall({
  purpose: 'One version of a required document with what is asked of it.',
  method: 'GET',
  path: '/staff/required-documents/:id',
  access,
  params,
  answer: DocumentReview,
})

export const downloadReviewedDocument = defineCall({
  purpose: 'The file of a version of a required document.',
  method: 'GET',
  path: '/staff/required-documents/:id/file',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const approveDocument = defineCall({
  purpose: 'Approves a version of a required document, with the last day that is read on it.',
  method: 'POST',
  path: '/staff/required-documents/:id/approval',
  access,
  params,
  body: DocumentApproval,
  answer: DocumentReview,
})

/** Rejects a version; the supplier is notified of the reason. */
export const rejectDocument = defineCall({
  purpose: 'Rejects a version of a required document with a reason.',
  method: 'POST',
  path: '/staff/required-documents/:id/rejection',
  access,
  params,
  body: DocumentRejection,
  answer: DocumentReview,
})

/** Decides on several versions, each by itself: one that cannot be decided stops none of the others. */
export const decideDocuments = defineCall({
  purpose: 'Approves or rejects several versions of required documents, and tells what became of each.',
  method: 'POST',
  path: '/staff/required-documents/decisions',
  access,
  body: BulkDecision,
  answer: BulkOutcomes,
})
