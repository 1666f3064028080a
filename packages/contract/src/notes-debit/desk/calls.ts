import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import {
  DeskObjectionDetail,
  DeskObjectionRows,
  DeskObjections,
  DeskObjectionsQuery,
  DeskObjectionsSliceQuery,
  ObjectionDecision,
} from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const
const params = z.object({ id: DocumentId })

export const listDeskObjections = defineCall({
  purpose: 'Objections of suppliers to debit notes, those that wait for a decision first.',
  method: 'GET',
  path: '/staff/objections',
  access,
  query: DeskObjectionsQuery,
  answer: DeskObjections,
})

export const listDeskObjectionRows = defineCall({
  purpose: 'Objections to debit notes of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/objections/rows',
  access,
  query: DeskObjectionsSliceQuery,
  answer: DeskObjectionRows,
  isQuiet: true,
})

export const getDeskObjection = defineCall({
  purpose: 'One objection with the debit note, what came with it, and what was decided.',
  method: 'GET',
  path: '/staff/objections/:id',
  access,
  params,
  answer: DeskObjectionDetail,
})

export const decideDeskObjection = defineCall({
  purpose: 'Accepts an objection or turns it down, once; the supplier is notified and mailed.',
  method: 'POST',
  path: '/staff/objections/:id/decision',
  access,
  params,
  body: ObjectionDecision,
  answer: DeskObjectionDetail,
})

export const downloadObjectionFile = defineCall({
  purpose: 'One file that came with an objection to a debit note.',
  method: 'GET',
  path: '/staff/objection-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
