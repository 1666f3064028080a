import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Act, ActLine, DocumentActs, ObjectionMotive } from '@enlace/contract/acts/schemas.ts'
import type { DocumentEventName } from '@enlace/contract/documents/history/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ThreadTopic } from '@enlace/contract/questions/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { formatDate, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { recordEvent } from '../documents/index.ts'
import { openThread, type Correspondence } from '../questions/index.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import { actedOn, linesOf, type CurrentLine } from './queries.ts'
import { reportedLines, type ReportedLine } from './reported-lines.ts'
import { noteActs, orderActs, ticketActs, type Acted } from './rules.ts'
import { sayAct } from './words.ts'

/** The kinds of documents that a supplier acts on. */
export type ActedKind = 'purchase-order' | 'purchase-tickets' | 'notes-debit'

/** An act of a supplier on a document. */
export interface NewAct {
  kind: ActedKind
  id: string
  act: Act
  motive?: ObjectionMotive
  comment: string
  /** The reported differences of the document's lines, as sent. */
  reported?: readonly ReportedLine[]
  files?: readonly ReceivedFile[]
  key: string
}

/** The document before the act. */
interface Standing {
  estado: string
  estado_visible: string
  fecha: CalendarDate
  published: CalendarDate
  made: string | null
}

/** The state that an act gives its document in addition to the ERP's; an acceptance withdraws an objection. */
const givenState: Readonly<Record<Act, string | null>> = {
  confirmar: 'confirmada',
  novedad: 'con_novedad',
  aceptar: null,
  objetar: 'objetada',
  diferencia: 'con_diferencia',
}

const topicOf: Readonly<Record<Act, ThreadTopic>> = {
  confirmar: 'confirmacion_orden',
  novedad: 'novedad_orden',
  aceptar: 'aceptacion_nota',
  objetar: 'objecion_nota',
  diferencia: 'diferencia_entrada',
}

/**
 * Acts on a document of the open scope, once per key: the act enters the document's history, starts a thread in which
 * the company answers, and mails both sides. Returns the acts so far and those still possible. @throws Problem
 * `document-not-found`, `objection-late`, `act-refused`, `invalid-fields`; DatabaseRefusal `read-only-person`.
 */
export async function actOnDocument(
  tx: Transaction,
  mail: Correspondence,
  { kind, id, act, motive, comment, reported = [], files = [], key }: NewAct,
): Promise<DocumentActs> {
  const [standing] = await tx.run(
    sql<Standing>`select * from begin_document_act(${kind}, ${id}, ${key})`.compile(query),
  )
  if (!standing) throw new Problem('document-not-found')
  if (standing.made === null) {
    const acted = await readActed(tx, kind, id)
    demandPossible(act, actsOf(kind, standing, acted))
    const current = await linesNow(tx, kind, id)
    const lines = reportedLines(reported, current, todayInBogota(new Date()))
    const currency = current[0]?.moneda ?? 'COP'
    const text = sayAct({ act, motive: motive ?? null, comment, lines, currency })
    const event = await recordEvent(tx, { kind, id, event: eventOf(act, lines), note: noteOf(text), files })
    const isNotice = act === 'confirmar' || act === 'aceptar'
    const thread = await openThread(tx, mail, {
      kind,
      id,
      text,
      files,
      key,
      topic: topicOf[act],
      state: isNotice ? 'resuelta' : 'abierta',
    })
    await tx.run(
      sql`select ${call('keep_document_act', {
        fresh: randomUUID(),
        of_kind: kind,
        document: id,
        what: act,
        gives: givenState[act],
        why: motive ?? null,
        words: comment === '' ? null : comment,
        told: JSON.stringify(lines),
        written: event,
        thread: thread.id,
        key,
      })}`.compile(query),
    )
  }
  const [now] = await tx.run(
    sql<Standing>`select * from begin_document_act(${kind}, ${id}, ${key})`.compile(query),
  )
  return actsOf(kind, now ?? standing, await readActed(tx, kind, id))
}

async function linesNow(tx: Transaction, kind: ActedKind, id: string): Promise<CurrentLine[]> {
  return kind === 'notes-debit' ? [] : tx.run(linesOf(kind, id))
}

async function readActed(tx: Transaction, kind: ActedKind, id: string): Promise<Acted | undefined> {
  return (await tx.run(actedOn(kind, id)))[0]
}

function actsOf(kind: ActedKind, standing: Standing, acted: Acted | undefined): DocumentActs {
  const { estado, estado_visible, fecha, published } = standing
  if (kind === 'purchase-order') return orderActs(estado_visible, acted)
  if (kind === 'purchase-tickets') return ticketActs(estado_visible, acted)
  return noteActs({ fecha, estado_erp: estado, publicada: published }, acted)
}

function demandPossible(act: Act, { possible, obstacle, until }: DocumentActs): void {
  if (possible.includes(act)) return
  if (act === 'objetar' && obstacle === 'vencido' && until !== null) {
    throw new Problem('objection-late', { fecha: formatDate(until) })
  }
  throw new Problem('act-refused')
}

function eventOf(act: Act, lines: readonly ActLine[]): DocumentEventName {
  switch (act) {
    case 'confirmar':
      return 'confirmada'
    case 'novedad':
      return lines.every(({ tipo }) => tipo === 'fecha') ? 'fecha_propuesta' : 'novedad'
    case 'aceptar':
      return 'aceptada'
    case 'objetar':
      return 'objetada'
    case 'diferencia':
      return 'diferencia'
  }
}

/** Returns the text below the sentence in the history, without the first line, which the sentence contains. */
function noteOf(text: string): string | null {
  const rest = text.split('\n').slice(1).join('\n')
  return rest === '' ? null : rest
}
