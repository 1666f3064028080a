import {
  approveDocument,
  downloadReviewedDocument,
  getDocumentReview,
  rejectDocument,
} from '@enlace/contract/required-documents/desk/calls.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

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

/** Where the file of a version is shown once. @throws CallFailure */
export const fileAddress = (id: string) => framedAddress(downloadReviewedDocument, { params: { id } })

/** Gets the file of a version to the person. */
export const downloadFile = (id: string) => download(downloadReviewedDocument, { params: { id } })
