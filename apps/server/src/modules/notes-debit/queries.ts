import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { longest } from '@enlace/contract/core/patterns.ts'
import { deskNoteDocument } from '@enlace/contract/notes-debit/desk/document.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNoteDetail, DebitNoteLine, DebitNotesQuery } from '@enlace/contract/notes-debit/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { actedOn, noteActs, type NoteFacts } from '../acts/index.ts'
import { choicesOf } from '../../core/list/present.ts'
import { isInScope } from '../../core/list/queries.ts'
import { deskList, documentList, foldedLevel, footOf, isKeptBy, selected } from '../documents/index.ts'

/** The maximum number of motives in the filter, the most frequent first. */
const offeredMotives = 50

/** Something of it is still to be applied: it is neither annulled nor objected to with success. */
const isToApply = sql<boolean>`por_aplicar = true`

/** The table, in the states that result from the supplier's objections. */
const read = {
  from: sql`notes_debit`,
  sources: { estado: 'estado_visible' },
} as const

/** The debit notes. */
export const notes = documentList<typeof noteDocument, Pick<DebitNotesQuery, 'motivo'>>(noteDocument, {
  ...read,
  figures: () => 'notes_debit_figures',
  search: { text: ['nro_nota', 'motivo'] },
  narrows: ['motivo'],
  narrow: ({ por_aplicar, motivo }) => [
    ...(por_aplicar ? [isToApply] : []),
    ...(motivo ? [sql<boolean>`motivo = ${motivo}`] : []),
  ],
})

/** The notes of all suppliers, or of the one that the scope is about. */
export const staffNotes = deskList(deskNoteDocument, {
  figures: 'notes_debit_figures',
  companyFigures: 'notes_debit_company_figures',
  ...read,
  row: 'notes_debit',
  narrow: ({ por_aplicar }) => (por_aplicar ? [isToApply] : []),
  offers: { por_aplicar: sql`case when ${isToApply} then array['1'] else array[]::text[] end` },
})

/** Returns the scope's debit notes with the totals of the filtered set, and the motives to choose from. */
export async function findDebitNotes(db: Database, scope: Scope, asked: DebitNotesQuery) {
  const filter = await notes.resolved(db, scope, asked)
  const ofAnyMotive = notes.matching(scope, { ...filter, motivo: undefined })
  const toApply = notes.matching(scope, { ...filter, por_aplicar: '1' })
  const level = foldedLevel(filter)
  const counted = isKeptBy(filter)
    ? sql`(select * from notes_debit_figures where level in (0, ${level}::smallint)) kept`
    : sql`(select *, 1 as rows from notes_debit) one_by_one`
  const [rows, groups, motivos, choices, [fresh]] = await db.readList(scope, [
    notes.rows(scope, filter).page(filter).compile(query),
    notes.groups(scope, filter).compile(query),
    sql<{ motivo: string; rows: number }>`select motivo, coalesce(sum(rows), 0)::integer as rows
      from ${counted}
      where ${ofAnyMotive} and char_length(motivo) between 1 and ${longest.motive}::integer
      group by 1 having sum(rows) <> 0 order by 2 desc, 1 limit ${offeredMotives}`.compile(query),
    // Counts the notes still to be applied, with every filter except that one.
    sql<{
      por_aplicar: string[]
      rows: number
    }>`select array['1'] as por_aplicar, coalesce(sum(rows), 0)::integer as rows from ${counted} where ${toApply}`.compile(
      query,
    ),
    notes.freshness().compile(),
  ])
  return {
    ...notes.pageOf(rows, groups, filter, fresh),
    motivos,
    choices: choicesOf(choices, ['por_aplicar'], filter),
  }
}

/** Finds a debit note of the scope with its invoices; undefined if it does not exist. */
export async function findDebitNote(db: Database, scope: Scope, id: string) {
  const [[note], lines, [acted], related, attachments, history] = await db.read(scope, [
    sql<
      Omit<DebitNoteDetail, 'lines' | 'acts' | keyof DocumentFootFacts> & NoteFacts
    >`select ${notes.columns},
        estado as estado_erp, (created_at at time zone 'America/Bogota')::date as publicada,
        (select nombre from branch_accounts b where b.company_id = n.company_id and b.id = n.third_id) as sucursal
      from notes_debit n where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<DebitNoteLine>`select ${selected(noteDocument.lines, { account_statement_id: seenInvoice(scope) })}
      from notes_debit_lines l where company_id = ${scopeCompany} and note_id = ${id}
      order by linea`.compile(query),
    actedOn('notes-debit', id),
    ...footOf('notes-debit', id),
  ])
  return note && { ...note, lines, acts: noteActs(note, acted), related, attachments, history }
}

const seenInvoice = (scope: Scope) => sql`(select s.id from account_statements s
  where ${isInScope(scope)} and s.id = l.account_statement_id)`
