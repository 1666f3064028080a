import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument } from '../../core/values.ts'
import { callsAt } from '../call-parts.ts'
import type { DocumentDescription } from '../description.ts'
import { deskAnswersOf, deskQueriesOf } from './schemas.ts'
import { sheetFormats } from './limits.ts'

const access = { actor: 'staff', area: 'third-parties' } as const

const staffAt = ({ kind }: Pick<DocumentDescription, 'kind'>) => callsAt(`/staff/documents/${kind}`, access)

/** Returns the calls by which the staff reads one kind of document, of all suppliers or of one. */
/* @__NO_SIDE_EFFECTS__ */
export function deskCallsOf<const D extends DocumentDescription>(document: D) {
  const { list, rows, one, paper, exportNow } = staffAt(document)
  return {
    list: defineCall({
      ...list,
      purpose: 'The documents of a kind of all suppliers or of one, newest first.',
      query: deskQueriesOf<D>(document).Query,
      answer: deskAnswersOf<D>(document).Page,
    }),
    rows: defineCall({
      ...rows,
      purpose: 'The documents of the whole filter by key, a slice at a time.',
      query: deskQueriesOf<D>(document).SliceQuery,
      answer: deskAnswersOf<D>(document).Rows,
    }),
    one: defineCall({
      ...one,
      purpose: 'One document with its lines, files, threads and history. It is not marked as seen.',
      params: OfDocument,
      answer: deskAnswersOf<D>(document).Detail,
    }),
    paper: defineCall({
      ...paper,
      purpose: 'One document as a PDF, as its supplier gets it.',
      params: OfDocument,
      answer: FileBytes,
    }),
    sheet: defineCall({
      ...exportNow,
      purpose: 'The documents of the whole filter as XLSX or CSV.',
      params: z.object({ format: z.enum(sheetFormats) }),
      query: deskQueriesOf<D>(document).ExportQuery,
      answer: FileBytes,
    }),
  }
}

/** Returns the call for the lines of a kind that has some. */
/* @__NO_SIDE_EFFECTS__ */
export const deskLinesOf = (document: Pick<DocumentDescription, 'kind'>) =>
  defineCall({
    ...staffAt(document).lines,
    purpose: 'The lines of one document as XLSX.',
    params: OfDocument,
    answer: FileBytes,
  })

/** The calls of one kind. */
export type DeskCalls<D extends DocumentDescription> = ReturnType<typeof deskCallsOf<D>>

export const downloadDeskDocumentFile = defineCall({
  purpose: 'A file of a document of a supplier.',
  method: 'GET',
  path: '/staff/documents/files/:id',
  access,
  params: OfDocument,
  answer: FileBytes,
  delivers: 'file',
})
