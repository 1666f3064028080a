import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import {
  Board,
  BoardFileQuery,
  BoardQuery,
  BoardRows,
  BoardSliceQuery,
  RemindedRows,
  ReminderOutcomes,
} from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const

export const listDocumentBoard = defineCall({
  purpose:
    'Every document that the company requires, of every supplier that must have it, with its state today.',
  method: 'GET',
  path: '/staff/document-board',
  access,
  query: BoardQuery,
  answer: Board,
})

export const listDocumentBoardRows = defineCall({
  purpose: 'Required documents of suppliers of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/document-board/rows',
  access,
  query: BoardSliceQuery,
  answer: BoardRows,
  isQuiet: true,
})

export const exportDocumentBoard = defineCall({
  purpose: 'All required documents of suppliers that a filter finds, as XLSX or CSV.',
  method: 'GET',
  path: '/staff/document-board/file',
  access,
  delivers: 'file',
  query: BoardFileQuery,
  answer: FileBytes,
})

export const remindOfDocuments = defineCall({
  purpose:
    'Reminds the people of suppliers who may send them of documents that are missing, once a day each, and tells to whom it went.',
  method: 'POST',
  path: '/staff/document-board/reminders',
  access,
  body: RemindedRows,
  answer: ReminderOutcomes,
})
