import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { reviewTopicTexts } from '@enlace/contract/supplier-qualification/evaluation/review-topic-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { actionFacts, reviewFacts } from './facts-queries.ts'
import { writeEvidenceAnswer, writeReviewAnswer } from './mails.ts'

type Deciding = Pick<Service, 'db' | 'settings'>

/** Why nothing was decided. */
export type QualificationFault = 'unknown' | 'decided' | 'text-missing' | 'no-evidence'

/** The company's action on a request for review. */
export interface ReviewDecision {
  numero: string
  act: 'answer' | 'accept' | 'refuse'
  text: string
  /** The author: an email of the staff. */
  actor: string
}

const reviewOutcomes = {
  answer: { state: 'en_revision', news: 'answered' },
  accept: { state: 'aceptada', news: 'accepted' },
  refuse: { state: 'negada', news: 'refused' },
} as const

/**
 * Answers a request for review, or decides on it, and notifies the supplier. An accepted request requires the company
 * to publish a corrected version. Returns the fault, or undefined.
 */
export async function decideReview(
  { db, settings }: Deciding,
  company: number,
  { numero, act, text, actor }: ReviewDecision,
): Promise<QualificationFault | undefined> {
  const said = text.trim()
  if (said === '') return 'text-missing'
  const profile = await readProfile(db, company)
  const { state, news } = reviewOutcomes[act]
  const [[known]] = await db.read(Scope.ofStaff(company), [
    sql<{
      id: string
    }>`select id from evaluation_reviews where company_id = ${scopeCompany} and numero = ${numero}`.compile(
      query,
    ),
  ])
  if (!known) return 'unknown'
  const path = `/supplier-qualification/reviews/${known.id}` as const
  const href = await portalLink(db, settings, company, path)
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    await tx.run(
      sql`select 1 from evaluation_reviews where company_id = ${scopeCompany} and id = ${known.id} for update`.compile(
        query,
      ),
    )
    const [facts] = await tx.run(reviewFacts(known.id))
    if (!facts) return 'unknown'
    if (facts.state !== 'solicitada' && facts.state !== 'en_revision') return 'decided'
    const [message] = await tx.run(
      sql<{
        id: string
      }>`insert into evaluation_review_messages (company_id, id, third_party_id, review_id, place, author_kind,
          author, words, idempotency_key)
        select ${scopeCompany}, ${randomUUID()}, ${facts.third_party_id}, ${known.id}, coalesce(max(place), 0) + 1, 'compania',
               ${profile.company.nombre}, ${said}, ${randomUUID()}
          from evaluation_review_messages where company_id = ${scopeCompany} and review_id = ${known.id}
        returning id`.compile(query),
    )
    const isDecided = act !== 'answer'
    await tx.run(
      sql`update evaluation_reviews set state = ${state}, moved_at = clock_timestamp(),
          decision = case when ${isDecided} then ${said} else decision end,
          decided_at = case when ${isDecided} then now() end, decided_by = case when ${isDecided} then ${actor} end
       where company_id = ${scopeCompany} and id = ${known.id}`.compile(query),
    )
    await note(tx, actor, `evaluation-review:${act}`, numero)
    const content = writeReviewAnswer(mailBrandOf(profile), news, facts, said, href)
    await tellSupplier(tx, company, facts, {
      purpose: `evaluation-review-${news}`,
      content,
      resultado: 'revision',
      consulta: numero,
      documento: fill(reviewTopicTexts.review, { periodo: evaluationPeriodWords(facts.periodo) }),
      path,
      dedupe: message?.id ?? known.id,
    })
    return undefined
  })
}

/** Accepts the evidence of an action, or returns it with a reason, and notifies the supplier. */
export async function decideAction(
  { db, settings }: Deciding,
  company: number,
  { id, isDone, text, actor }: { id: string; isDone: boolean; text: string; actor: string },
): Promise<QualificationFault | undefined> {
  const said = text.trim()
  if (!isDone && said === '') return 'text-missing'
  const path = '/supplier-qualification'
  const [profile, href] = await Promise.all([
    readProfile(db, company),
    portalLink(db, settings, company, path),
  ])
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [held] = await tx.run(
      sql<{ state: string; version: number }>`select state, version from improvement_actions
        where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
    )
    const [facts] = await tx.run(actionFacts(id))
    if (!held || !facts) return 'unknown'
    if (held.state === 'cumplida' || held.state === 'retirada') return 'decided'
    if (held.state !== 'en_revision') return 'no-evidence'
    await tx.run(
      sql`update improvement_actions set state = ${isDone ? 'cumplida' : 'devuelta'}, respuesta = ${said}, decided_at = now(),
          decided_by = ${actor}, version = version + 1
       where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    await note(tx, actor, `improvement-action:${isDone ? 'done' : 'returned'}`, id)
    const news = isDone ? 'actionDone' : 'actionReturned'
    await tellSupplier(tx, company, facts, {
      purpose: 'improvement-action-decided',
      content: writeEvidenceAnswer(mailBrandOf(profile), news, facts, said, href),
      resultado: 'accion',
      consulta: facts.accion,
      documento: fill(reviewTopicTexts.plan, { periodo: evaluationPeriodWords(facts.periodo) }),
      path,
      dedupe: `${id}:${held.version}`,
    })
    return undefined
  })
}

interface News {
  purpose: string
  content: MailContent
  /** Selects the sentence of the notification. */
  resultado: 'revision' | 'accion'
  consulta: string
  documento: string
  path: `/${string}`
  dedupe: string
}

async function tellSupplier(
  tx: Transaction,
  company: number,
  { third_party_id, identity_id }: { third_party_id: number; identity_id: string | null },
  { purpose, content, resultado, consulta, documento, path, dedupe }: News,
): Promise<void> {
  const readers = await tx.run(
    sql<{ email: string }>`select email from evaluation_readers(${third_party_id}, ${identity_id})`.compile(
      query,
    ),
  )
  for (const { email } of readers) await queueMail(tx, { purpose, recipient: email, content })
  await raiseNotification(tx, {
    company,
    kind: 'request-answered',
    thirdParty: third_party_id,
    account: null,
    dedupe,
    subject: { resultado, consulta, documento, path },
  })
}

async function note(tx: Transaction, actor: string, action: string, target: string): Promise<void> {
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: actor,
      person: null,
      what: action,
      aim: target,
      origin: null,
      more: '{}',
    })}`.compile(query),
  )
}
