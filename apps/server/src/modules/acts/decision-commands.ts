import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActOutcome, DecidedLine } from '@enlace/contract/acts/decision-schemas.ts'
import type { Act } from '@enlace/contract/acts/schemas.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { mailAnswer, readThreadWords, type Correspondence } from '../questions/index.ts'
import { auditIn, authorIn } from '../../core/audit/desk-commands.ts'

/** The company's decision on an act of a supplier. */
export interface NewDecision {
  act: Act
  id: string
  outcome: ActOutcome
  reason: string
  creditNote: string | null
  lines: readonly DecidedLine[]
  /** The text for the thread. */
  said: string
  /** The state of the thread afterwards. */
  becomes: 'resuelta' | 'esperando_al_proveedor'
}

/** The member who decides, and from which address. */
interface Deciding {
  db: Database
  scope: Scope
  address: string
  mail: Correspondence
}

/**
 * Decides on an objection or a proposal, once: the decision enters the thread and the document's history, and the
 * supplier is notified and mailed. False if the open company has no such act. @throws Problem `act-decided` with who
 * decided what; DatabaseRefusal `act-withdrawn`.
 */
export async function decideAct(
  { db, scope, address, mail }: Deciding,
  { act, id, outcome, reason, creditNote, lines, said, becomes }: NewDecision,
): Promise<boolean> {
  try {
    return await db.transaction(scope, async (tx) => {
      const [decided] = await tx.run(
        sql<{
          question_id: string | null
        }>`select question_id from ${call('decide_document_act', {
          wanted: id,
          what: act,
          comes_out: outcome,
          why: reason,
          note: creditNote,
          decided: JSON.stringify(lines),
          fresh: randomUUID(),
          said,
          becomes,
        })}`.compile(query),
      )
      if (!decided) return false
      const author = await authorIn(tx, address)
      const thread = decided.question_id === null ? undefined : await readThreadWords(tx, decided.question_id)
      const [self] = await tx.run(
        sql<{ name: string }>`select decided_by as name from act_decisions
          where company_id = ${scopeCompany} and act_id = ${id}`.compile(query),
      )
      if (thread) {
        const answer = { author: self?.name ?? '', text: said, isResolved: becomes === 'resuelta', files: [] }
        await mailAnswer(tx, mail, thread, answer)
      }
      const action = act === 'objetar' ? 'objection-decided' : 'proposal-decided'
      const detail = { resultado: outcome, documento: thread?.documentNumber, nota_credito: creditNote }
      await auditIn(tx, author, { action, target: id, detail })
      return true
    })
  } catch (fault) {
    if (fault instanceof DatabaseRefusal && fault.code === 'act-decided')
      throw await tellDecided(db, scope, id)
    throw fault
  }
}

/** Returns the problem for the second to decide: who decided what, and when. */
async function tellDecided(db: Database, scope: Scope, id: string): Promise<Problem> {
  const [[known]] = await db.read(scope, [
    sql<{
      outcome: ActOutcome
      decided_by: string
      decided_at: string
    }>`select outcome, decided_by, decided_at
      from act_decisions where company_id = ${scopeCompany} and act_id = ${id}`.compile(query),
  ])
  if (!known) throw new Error('What was decided is there')
  return new Problem('act-decided', {
    persona: known.decided_by,
    fecha: formatInstant(new Date(known.decided_at)),
    resultado: stateTexts.novedad_orden[known.outcome].toLowerCase(),
  })
}
