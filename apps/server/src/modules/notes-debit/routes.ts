import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { getDebitNote, listDebitNoteRows, listDebitNotes } from '@enlace/contract/notes-debit/calls'
import { serve } from '../../core/http/serve/serve.ts'
import { findSlice } from '../../core/list/queries.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../core/list/present.ts'
import { findDebitNote, findDebitNotes, noteRows, noteSums } from './queries.ts'

/** The debit notes: the list, and one note with what it was set against. */
export function debitNoteRoutes(app: FastifyInstance): void {
  serve(app, listDebitNotes, async ({ db, scope, query }) => {
    const { rows, groups, motivos, choices, dataAsOf } = await findDebitNotes(db, scope, query)
    const totals = totalsOf(groups, noteSums, query.status)
    return {
      rows,
      total: countRows(totals),
      totals,
      counts: countsOf(groups),
      motivos,
      choices: choicesOf(choices, ['por_aplicar'], query),
      dataAsOf,
    }
  })

  serve(app, listDebitNoteRows, ({ db, scope, query }) =>
    findSlice(db, scope, noteRows(scope, query), query.after),
  )

  serve(app, getDebitNote, async ({ db, scope, params }) => {
    const note = await findDebitNote(db, scope, params.id)
    if (note === undefined) throw new Problem('document-not-found')
    return note
  })
}
