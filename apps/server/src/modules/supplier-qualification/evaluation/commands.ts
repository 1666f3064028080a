import { Problem } from '@enlace/contract/core/problems.ts'
import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { qualificationLimits } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isEmail } from '@enlace/domain/email.ts'
import type { DeskLink } from '../../backoffice/index.ts'
import { readProfile } from '../../company/index.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { actionFacts, reviewFacts } from './facts-queries.ts'
import { writeEvidenceForCompany, writeReviewForCompany } from './mails.ts'

/** The author of an action, and the origin. */
export interface Acting {
  db: Database
  scope: Scope
  /** The address of the caller, for the audit. */
  address: string | null
  /** The link to the company's desk. */
  desk: DeskLink
}

/** A text with its files. */
export interface Words {
  text: string
  files: readonly Pick<ReceivedFile, 'storageKey' | 'name'>[]
}

/**
 * Requests a review of an evaluation, once per key, and mails the company. Returns the request's id. @throws
 * DatabaseRefusal `review-late`, `review-open`, `evaluation-replaced`, `document-not-found`, `read-only-person`.
 */
export async function askReview(
  acting: Acting,
  evaluation: string,
  { criterios, key, ...words }: Words & { criterios: readonly string[]; key: string },
): Promise<string> {
  return withCompany(acting, async (tx, company) => {
    const about = sql`${criterios}::text[]`
    const [asked] = await tx.run(
      sql<{
        id: string
        is_new: boolean
      }>`select id, is_new from ${call('ask_evaluation_review', {
        fresh: randomUUID(),
        first_message: randomUUID(),
        evaluation,
        about,
        said: words.text,
        files: filesOf(words),
        key,
      })}`.compile(query),
    )
    if (!asked) throw new Error('A review that was asked for has an id')
    if (asked.is_new) await tellReview(tx, company, acting, { id: asked.id, news: 'asked', words })
    return asked.id
  })
}

/**
 * Adds a message to a request for review, once per key. @throws DatabaseRefusal `review-closed`, `document-not-found`.
 */
export async function answerReview(
  acting: Acting,
  id: string,
  words: Words & { key: string },
): Promise<void> {
  await withCompany(acting, async (tx, company) => {
    const [written] = await tx.run(
      sql<{
        is_new: boolean
      }>`select answer_evaluation_review(${id}, ${randomUUID()}, ${words.text}, ${filesOf(words)},
        ${words.key}) as is_new`.compile(query),
    )
    if (written?.is_new) await tellReview(tx, company, acting, { id, news: 'written', words })
  })
}

/** Withdraws a request for review. @throws DatabaseRefusal `review-closed`, `document-not-found`. */
export async function withdrawReview(acting: Acting, id: string): Promise<void> {
  await withCompany(acting, async (tx, company) => {
    const [turned] = await tx.run(
      sql<{ is_so: boolean }>`select withdraw_evaluation_review(${id}) as is_so`.compile(query),
    )
    if (turned?.is_so)
      await tellReview(tx, company, acting, { id, news: 'withdrawn', words: { text: '', files: [] } })
  })
}

/** The fields of an action's form. */
export interface ActionWords {
  criterio: string
  accion: string
  responsable: string
  fecha: CalendarDate
}

/**
 * Adds an action to the plan of an evaluation, once per key. @throws DatabaseRefusal `too-many-actions`,
 * `document-not-found`.
 */
export function addAction(
  acting: Acting,
  evaluation: string,
  { criterio, accion, responsable, fecha }: ActionWords,
  key: string,
): Promise<void> {
  const adding = call('add_improvement_action', {
    fresh: randomUUID(),
    evaluation,
    about: criterio,
    what: accion,
    who: responsable,
    due: fecha,
    at_most: qualificationLimits.actions,
    key,
  })
  return actOnPlan(acting, 'added', evaluation, adding)
}

/** Changes an action. @throws DatabaseRefusal `action-changed`, `action-closed`, `document-not-found`. */
export function changeAction(
  acting: Acting,
  id: string,
  version: number,
  { criterio, accion, responsable, fecha }: ActionWords,
): Promise<void> {
  const changing = call('change_improvement_action', {
    wanted: id,
    seen: version,
    about: criterio,
    what: accion,
    who: responsable,
    due: fecha,
  })
  return actOnPlan(acting, 'changed', id, changing)
}

/** Removes an action from the plan. @throws DatabaseRefusal `action-changed`, `action-closed`, `document-not-found`. */
export function withdrawAction(acting: Acting, id: string, version: number): Promise<void> {
  return actOnPlan(acting, 'withdrawn', id, sql`withdraw_improvement_action(${id}, ${version})`)
}

/**
 * Submits evidence and mails the company. @throws DatabaseRefusal `action-changed`, `action-closed`,
 * `document-not-found`.
 */
export async function sendEvidence(acting: Acting, id: string, version: number, words: Words): Promise<void> {
  await withCompany(acting, async (tx, company) => {
    await tx.run(
      sql`select send_improvement_evidence(${id}, ${version}, ${words.text}, ${filesOf(words)})`.compile(
        query,
      ),
    )
    const [facts] = await tx.run(actionFacts(id))
    // If the evaluation is hidden from the supplier, so is the action.
    if (!facts) throw new Problem('document-not-found')
    const names = words.files.map(({ name }) => name)
    const person = await personOf(tx)
    const content = writeEvidenceForCompany(
      company.brand,
      { ...facts, person },
      { text: words.text, files: names },
      { company: company.id, href: acting.desk('improvement-evidence', facts.evaluation_id) },
    )
    await mailCompany(tx, company, 'improvement-evidence', content)
    await note(tx, acting, 'improvement-action:evidence', id)
  })
}

interface Company {
  id: number
  brand: MailBrand
  correo: string
}

async function withCompany<T>(
  { db, scope }: Acting,
  work: (tx: Transaction, company: Company) => Promise<T>,
): Promise<T> {
  const { company_id: id } = await db.context(scope)
  const profile = await readProfile(db, id)
  const company = { id, brand: mailBrandOf(profile), correo: profile.company.contactInfo.correo }
  return db.transaction(scope, (tx) => work(tx, company))
}

async function actOnPlan(
  { db, scope, address }: Acting,
  what: string,
  id: string,
  call: RawBuilder<unknown>,
) {
  await db.transaction(scope, async (tx) => {
    await tx.run(sql`select ${call}`.compile(query))
    await note(tx, { address }, `improvement-action:${what}`, id)
  })
}

async function tellReview(
  tx: Transaction,
  company: Company,
  acting: Acting,
  { id, news, words }: { id: string; news: 'asked' | 'written' | 'withdrawn'; words: Words },
): Promise<void> {
  const [facts] = await tx.run(reviewFacts(id))
  // If the evaluation is hidden from the supplier, so is the request.
  if (!facts) throw new Problem('document-not-found')
  const said = { text: words.text, files: words.files.map(({ name }) => name) }
  const person = await personOf(tx)
  const content = writeReviewForCompany(company.brand, news, { ...facts, person }, said, {
    company: company.id,
    desk: acting.desk,
  })
  await mailCompany(tx, company, 'evaluation-review', content)
  await note(tx, acting, `evaluation-review:${news}`, facts.numero)
}

async function personOf(tx: Transaction): Promise<string> {
  const [row] = await tx.run(sql<{ name: string }>`select scope_person_name() as name`.compile(query))
  return row?.name ?? ''
}

async function mailCompany(tx: Transaction, { correo }: Company, purpose: string, content: MailContent) {
  if (isEmail(correo)) await queueMail(tx, { purpose, recipient: correo, content })
}

async function note(tx: Transaction, { address }: Pick<Acting, 'address'>, action: string, target: string) {
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: sql`(select email from own_profile())`,
      person: sql`(select scope_identity())`,
      what: action,
      aim: target,
      origin: address,
      more: '{}',
    })}`.compile(query),
  )
}

function filesOf({ files }: Words): RawBuilder<unknown> {
  const kept = files.map(({ storageKey, name }) => ({ storage_key: storageKey, name }))
  return sql`${JSON.stringify(kept)}::jsonb`
}
