import { defineCall } from '../../core/call.ts'
import { deskOf, DeskQuery, deskRowsOf, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { HandedChange, HandOverFile, HandOverWanted } from './schemas.ts'

const access = { actor: 'staff', area: 'bank-accounts' } as const

export const listHandedChanges = defineCall({
  purpose: 'Applied changes of bank accounts for the treasury, those that were not handed over first.',
  method: 'GET',
  path: '/staff/bank-hand-overs',
  access,
  query: DeskQuery,
  answer: deskOf(HandedChange),
})

export const listHandedChangeRows = defineCall({
  purpose: 'Applied changes of bank accounts of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/bank-hand-overs/rows',
  access,
  query: DeskSliceQuery,
  answer: deskRowsOf(HandedChange),
  isQuiet: true,
})

/** Makes the treasury's file. It is in the answer, because the same transaction audits it and marks its changes. */
export const downloadHandOver = defineCall({
  purpose: 'The file with the whole numbers of applied changes, for the treasury; noted in the audit trail.',
  method: 'POST',
  path: '/staff/bank-hand-overs',
  access,
  stepUp: true,
  body: HandOverWanted,
  answer: HandOverFile,
})
