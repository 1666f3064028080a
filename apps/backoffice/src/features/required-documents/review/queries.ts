import {
  approveDocument,
  decideDocuments,
  downloadReviewedDocument,
  getDocumentReview,
  listDeskDocuments,
  rejectDocument,
} from '@enlace/contract/required-documents/desk/calls.ts'
import type { BulkDecision } from '@enlace/contract/required-documents/desk/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { keyOfList } from '../../../core/list/key-of-list.ts'
import { send } from '../../../core/session/client.ts'

/** What every page of the list is kept under. */
export const documentsKey = () => keyOfList(listDeskDocuments)

/** One version. */
export const documentReviewQuery = (id: string) => ({
  ...callQuery(getDocumentReview, { params: { id } }),
  staleTime: 0,
})

/** Approves a version. @throws CallFailure */
export const sendApproval = (id: string, vence: CalendarDate | null) =>
  send(approveDocument, { params: { id }, body: { vence } })

/** Rejects a version. @throws CallFailure */
export const sendRejection = (id: string, motivo: string) =>
  send(rejectDocument, { params: { id }, body: { motivo } })

/** Decides on several versions; the answer is the outcome of each. @throws CallFailure */
export const sendDecisions = (body: BulkDecision) => send(decideDocuments, { body })

/** Where the file of a version is shown once. @throws CallFailure */
export const fileAddress = (id: string) => framedAddress(downloadReviewedDocument, { params: { id } })

/** Gets the file of a version to the person. */
export const downloadFile = (id: string) => download(downloadReviewedDocument, { params: { id } })
