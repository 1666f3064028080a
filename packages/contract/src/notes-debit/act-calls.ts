import * as z from 'zod/mini'
import { Agreement, DocumentActs, Objection } from '../acts/schemas.ts'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { messageLimits } from '../questions/limits.ts'
import { DocumentId } from '../core/values.ts'

const access = placeAccess.debitNotes
const params = z.object({ id: DocumentId })

export const acceptDebitNote = defineCall({
  purpose: 'Accepts a debit note; the company is mailed.',
  method: 'POST',
  path: '/notes-debit/:id/accept',
  access,
  limit: 'question',
  params,
  body: Agreement,
  answer: DocumentActs,
})

export const objectToDebitNote = defineCall({
  purpose: 'Objects to a debit note within the term that the company sets: motive, explanation and files.',
  method: 'POST',
  path: '/notes-debit/:id/object',
  access,
  limit: 'question',
  encoding: 'multipart',
  files: messageLimits.files,
  params,
  body: Objection,
  answer: DocumentActs,
})
