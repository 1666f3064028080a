import type { DeskQuery } from '@enlace/contract/core/desk/schemas'
import {
  approveDocument,
  downloadReviewedDocument,
  getDocumentReview,
  listDeskDocumentRows,
  listDeskDocuments,
  rejectDocument,
} from '@enlace/contract/required-documents/desk/calls'
import type { DeskDocument } from '@enlace/contract/required-documents/desk/schemas'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { DeskFilter } from '../../core/desk/desk-route.tsx'

/** A page of the desk. */
export const documentsQuery = (query: DeskQuery) => ({
  ...callQuery(listDeskDocuments, { query }),
  staleTime: 0,
})

/** The rows of the whole desk, a slice at a time. */
export const documentSlice =
  (place: ListPlace<DeskFilter>): LoadSlice<DeskDocument> =>
  (after, signal) =>
    send(listDeskDocumentRows, { query: sliceQueryOf(place, after) }, { signal })

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
