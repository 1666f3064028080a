import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { AnsweredState, StaffState } from '@enlace/contract/questions/desk/state-schemas.ts'
import type { DocumentKind } from '@enlace/contract/questions/schemas.ts'
import type { StaffQuestion, TemplateBody } from '@enlace/contract/questions/desk/schemas.ts'
import { templateTexts } from '@enlace/contract/questions/desk/texts.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { mailAnswer, readThreadWords } from './answer-commands.ts'
import type { Correspondence } from './commands.ts'
import { auditIn, authorIn } from '../../core/audit/desk-commands.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** The author of an action, and its address. */
export interface DeskActor {
  db: Database
  scope: Scope
  address: string
}

/** The files of a message. */
type Attached = readonly Pick<ReceivedFile, 'storageKey' | 'name'>[]

interface StaffMessage {
  text: string
  becomes: AnsweredState
  version: number
  key: string
  files: Attached
}

const keptFiles = (files: Attached) =>
  JSON.stringify(files.map(({ storageKey, name }) => ({ storage_key: storageKey, name })))

const namesOf = (tx: Transaction) =>
  tx.run(
    sql<{ name: string; staff: string }>`select staff_name(m.id) as name, m.id as staff from staff_members m
      where m.company_id = ${scopeCompany} and m.identity_id = scope_identity()`.compile(query),
  )

/**
 * Opens a thread about a document once per key, in its own transaction; notifies and mails the supplier. Returns its id.
 * @throws DatabaseRefusal `document-not-found`.
 */
export function askSupplier(
  { db, scope, address }: DeskActor,
  mail: Correspondence,
  { kind, id }: { kind: DocumentKind; id: string },
  { tipo, mensaje: text, idempotencyKey: key }: StaffQuestion,
  files: Attached,
): Promise<string> {
  return db.transaction(scope, async (tx) => {
    const [self] = await namesOf(tx)
    const [opened] = await tx.run(
      sql<{ id: string; number: string; is_new: boolean }>`select * from ${call('open_question_as_staff', {
        fresh: randomUUID(),
        first_message: randomUUID(),
        of_kind: kind,
        document: id,
        about: tipo,
        said: text,
        files: keptFiles(files),
        key,
        asker: self?.staff ?? null,
      })}`.compile(query),
    )
    if (!opened) throw new Error('A thread that was opened has an id')
    const thread = await readThreadWords(tx, opened.id)
    if (!opened.is_new || !thread) return opened.id
    const names = files.map(({ name }) => name)
    const answer = { author: self?.name ?? '', text, isResolved: false, isOpening: true, files: names }
    await mailAnswer(tx, mail, thread, answer)
    const detail = { numero: opened.number, archivos: names.length }
    await auditIn(tx, await authorIn(tx, address), { action: 'question-opened', target: opened.id, detail })
    return opened.id
  })
}

/**
 * Answers a thread once per key, in its own transaction; notifies and mails the supplier. @throws DatabaseRefusal
 * `document-not-found`, `changed-meanwhile`, `question-closed`.
 */
export function answerThread(
  { db, scope, address }: DeskActor,
  mail: Correspondence,
  id: string,
  { text, becomes, version, key, files }: StaffMessage,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [self] = await namesOf(tx)
    const [written] = await tx.run(
      sql<{
        is_new: boolean
      }>`select ${call('answer_question_as_staff', {
        wanted: id,
        seen: version,
        fresh: randomUUID(),
        said: text,
        files: keptFiles(files),
        becomes,
        key,
        answerer: self?.staff ?? null,
      })} as is_new`.compile(query),
    )
    const thread = await readThreadWords(tx, id)
    if (written?.is_new !== true || !thread) return
    const names = files.map(({ name }) => name)
    const isResolved = becomes === 'resuelta'
    await mailAnswer(tx, mail, thread, { author: self?.name ?? '', text, isResolved, files: names })
    const detail = { numero: thread.number, estado: becomes, archivos: names.length }
    await auditIn(tx, await authorIn(tx, address), { action: 'question-answered', target: id, detail })
  })
}

/** Changes the state of a thread. @throws DatabaseRefusal `document-not-found`, `changed-meanwhile`. */
export function turnThread(
  { db, scope, address }: DeskActor,
  id: string,
  { version, estado }: { version: number; estado: StaffState },
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [turned] = await tx.run(
      sql<{
        is_so: boolean
      }>`select turn_question_as_staff(${id}, ${version}::integer, ${estado}) as is_so`.compile(query),
    )
    if (turned?.is_so !== true) return
    await auditIn(tx, await authorIn(tx, address), {
      action: 'question-state',
      target: id,
      detail: { estado },
    })
  })
}

/**
 * Assigns a thread to a member or to nobody. False if the member may not answer questions. @throws DatabaseRefusal
 * `document-not-found`, `changed-meanwhile`.
 */
export function assignThread(
  { db, scope, address }: DeskActor,
  id: string,
  { version, responsable }: { version: number; responsable: string | null },
): Promise<boolean> {
  const roles = [...rolesThatMay('questions', 'write')]
  return db.transaction(scope, async (tx) => {
    const [given] = await tx.run(
      sql<{ is_given: boolean; name: string | null }>`select assign_question(${id}, ${version}::integer,
        ${responsable}::uuid, ${roles}::text[]) as is_given, staff_name(${responsable}::uuid) as name`.compile(
        query,
      ),
    )
    if (given?.is_given !== true) return false
    const detail = { responsable: given.name }
    await auditIn(tx, await authorIn(tx, address), { action: 'question-assigned', target: id, detail })
    return true
  })
}

/** Adds an internal note to a thread, once per key. @throws Problem `document-not-found`. */
export function noteThread(
  { db, scope, address }: DeskActor,
  id: string,
  { text, key }: { text: string; key: string },
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [self] = await namesOf(tx)
    const [noted] = await tx.run(
      sql<{ id: string }>`insert into question_notes (company_id, id, question_id, author, identity_id, words)
        select q.company_id, ${key}, q.id, ${self?.name ?? ''}, scope_identity(), ${text} from questions q
         where q.company_id = ${scopeCompany} and q.id = ${id}
        on conflict do nothing returning id`.compile(query),
    )
    const isThere = await readThreadWords(tx, id)
    if (!isThere) throw new Problem('document-not-found')
    if (noted) await auditIn(tx, await authorIn(tx, address), { action: 'question-noted', target: id })
  })
}

/** Creates or updates a template. @throws Problem `changed-meanwhile`, `invalid-fields`. */
export function keepTemplate(
  { db, scope, address }: DeskActor,
  { tipo, titulo, texto }: TemplateBody,
  known?: { id: string; version: number },
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const author = await authorIn(tx, address)
    const [same] = await tx.run(
      sql<{ id: string }>`select id from answer_templates where company_id = ${scopeCompany}
        and lower(title) = lower(${titulo}) and id is distinct from ${known?.id ?? null}::uuid`.compile(
        query,
      ),
    )
    if (same) throw new Problem('invalid-fields', {}, { titulo: templateTexts.faults.titleTaken })
    const [kept] = await tx.run(
      known === undefined
        ? sql<{ id: string }>`insert into answer_templates (company_id, topic, title, words, updated_by)
            values (${scopeCompany}, ${tipo}, ${titulo}, ${texto}, ${author.actor})
            on conflict (company_id, title) do nothing returning id`.compile(query)
        : sql<{
            id: string
          }>`update answer_templates set topic = ${tipo}, title = ${titulo}, words = ${texto},
              updated_at = now(), updated_by = ${author.actor}
            where company_id = ${scopeCompany} and id = ${known.id} and version = ${known.version}
            returning id`.compile(query),
    )
    if (!kept) throw new Problem('changed-meanwhile')
    await auditIn(tx, author, { action: 'answer-template-kept', target: kept.id, detail: { titulo } })
  })
}

/** Deletes a template, if it exists. */
export function dropTemplate({ db, scope, address }: DeskActor, id: string): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [gone] = await tx.run(
      sql<{ title: string }>`delete from answer_templates where company_id = ${scopeCompany} and id = ${id}
        returning title`.compile(query),
    )
    if (!gone) return
    const detail = { titulo: gone.title }
    await auditIn(tx, await authorIn(tx, address), { action: 'answer-template-removed', target: id, detail })
  })
}
