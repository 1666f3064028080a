import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { QuestionState, ThreadTopic } from '@enlace/contract/questions/schemas.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { deskLinks, type DeskLink } from '../backoffice/index.ts'
import { readProfile, type CompanyProfile } from '../company/index.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { linkTo } from '../../core/mail/links.ts'
import { findCompanyHosts } from '../../core/mail/queries.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import { writeForCompany, writeReceipt, type News, type WriterWords } from './mails.ts'

/** Days that a mailed reply link is valid. */
const replyDays = 30

/** The contents of a new thread. */
export interface OpeningThread {
  kind: AskedKind
  id: string
  topic: ThreadTopic
  text: string
  /** Resolved if the company only needs to take note. */
  state: Extract<QuestionState, 'abierta' | 'resuelta'>
  files: readonly Pick<ReceivedFile, 'storageKey' | 'name'>[]
  key: string
  /** The policy of the thread, which is saved after it. */
  policy?: string
}

/** The sender of a thread's mails, and the target of their links. */
export interface Correspondence {
  profile: CompanyProfile
  linkTo: (route: `/${string}`) => string
  desk: DeskLink
}

/** Reads the data for a company's mails, before the transaction that queues them. */
export async function correspondenceOf(
  db: Database,
  request: FastifyRequest,
  company: number,
): Promise<Correspondence> {
  const { settings } = request.server.service
  const [profile, hosts] = await Promise.all([readProfile(db, company), findCompanyHosts(db, company)])
  return { profile, linkTo: (route) => linkTo(settings.publicUrl, hosts, route), desk: deskLinks(settings) }
}

/**
 * Opens a thread about a document of the open scope in the caller's transaction, once per key. Mails the company's
 * readers, each with an own reply link, and a receipt to the author. @throws DatabaseRefusal `read-only-person`,
 * `document-not-found`.
 */
export async function openThread(
  tx: Transaction,
  mail: Correspondence,
  { kind, id, topic, text, state, files, key, policy }: OpeningThread,
): Promise<{ id: string; number: string; isNew: boolean }> {
  const [opened] = await tx.run(
    sql<{
      id: string
      number: string
      is_new: boolean
    }>`select * from ${call('open_question', {
      fresh: randomUUID(),
      first_message: randomUUID(),
      of_kind: kind,
      document: id,
      about: topic,
      said: text,
      files: filesOf(files),
      begins: state,
      key,
    })}`.compile(query),
  )
  if (!opened) throw new Error('A thread that was opened has an id')
  if (opened.is_new) {
    const names = files.map(({ name }) => name)
    await mailReaders(tx, mail, opened.id, 'opened', { text, files: names, ...(policy && { policy }) })
    await mailReceipt(tx, mail, opened.id, text)
  }
  return { id: opened.id, number: opened.number, isNew: opened.is_new }
}

/** Adds the supplier's message to a thread and mails the company's readers; once per key. */
export async function addMessage(
  tx: Transaction,
  mail: Correspondence,
  id: string,
  message: { text: string; files: readonly Pick<ReceivedFile, 'storageKey' | 'name'>[]; key: string },
): Promise<void> {
  const [written] = await tx.run(
    sql<{ is_new: boolean }>`select answer_question(${id}, ${randomUUID()}, ${message.text},
      ${filesOf(message.files)}::jsonb, ${message.key}) as is_new`.compile(query),
  )
  if (!written?.is_new) return
  const names = message.files.map(({ name }) => name)
  await mailReaders(tx, mail, id, 'answered', { text: message.text, files: names })
}

/** Closes or reopens a thread; reopening is mailed to the company's readers. */
export async function turnThread(
  tx: Transaction,
  mail: Correspondence,
  id: string,
  becomes: 'cerrada' | 'abierta',
): Promise<void> {
  const [turned] = await tx.run(
    sql<{ is_so: boolean }>`select turn_question(${id}, ${becomes}) as is_so`.compile(query),
  )
  if (turned?.is_so && becomes === 'abierta') {
    await mailReaders(tx, mail, id, 'reopened', { text: '', files: [] })
  }
}

interface KeptThread {
  number: string
  topic: ThreadTopic
  kind: AskedKind
  document_id: string
  documentNumber: string
  created_at: string
  /** The policy concerned. */
  policy: string | null
  writer: WriterWords
}

async function threadOf(tx: Transaction, id: string): Promise<KeptThread> {
  const [row] = await tx.run(
    sql<Omit<KeptThread, 'writer'> & WriterWords>`select q.number, q.topic, q.kind, q.document_id,
        q.document_number as "documentNumber", q.created_at, scope_person_name() as person, p.email,
        p.razon_social as supplier, p.nit, b.nombre as branch,
        (select v.id from supplier_contracts_policy_versions v where v.company_id = q.company_id and v.question_id = q.id
          order by v.version desc limit 1) as policy
      from questions q, branch_accounts b, scope_person() p
     where q.company_id = ${scopeCompany} and q.id = ${id} and b.company_id = q.company_id and b.id = q.third_id`.compile(
      query,
    ),
  )
  if (!row) throw new Error('A thread that was written into is there')
  const { person, email, supplier, nit, branch, ...thread } = row
  return { ...thread, writer: { person, email, supplier, nit: formatWholeNit(nit), branch } }
}

/** Mails the readers of the thread's topic, each with a link; if the company named none, its published address. */
async function mailReaders(
  tx: Transaction,
  { profile, linkTo: link, desk }: Correspondence,
  id: string,
  news: News,
  message: { text: string; files: readonly string[]; policy?: string },
): Promise<void> {
  const { writer, ...thread } = await threadOf(tx, id)
  const brand = mailBrandOf(profile)
  const policy = message.policy ?? thread.policy
  for (const reader of await readersOf(tx, profile, thread)) {
    const token = randomToken()
    const [kept] = await tx.run(
      sql<{ expires: string }>`select add_reply_link(${id}, ${hashOf(token)}, ${reader.name}, ${reader.email},
        ${replyDays}::integer) as expires`.compile(query),
    )
    const content = writeForCompany(brand, news, thread, writer, message, {
      href: link(`/reply/${token}`),
      expires: new Date(kept?.expires ?? ''),
      desk: policy ? desk('policy', policy) : desk('question', id),
    })
    await queueMail(tx, {
      purpose: 'question',
      recipient: reader.email,
      replyTo: { name: writer.person, address: writer.email },
      content,
      holdsSecret: true,
    })
  }
}

async function mailReceipt(
  tx: Transaction,
  { profile, linkTo: link }: Correspondence,
  id: string,
  text: string,
): Promise<void> {
  const [wanted] = await tx.run(
    sql<{
      is_on: boolean
    }>`select wants_mail(${scopeCompany}, (select scope_membership()), 'recibos') as is_on`.compile(query),
  )
  if (wanted?.is_on === false) return
  const { writer, ...thread } = await threadOf(tx, id)
  const content = writeReceipt(
    mailBrandOf(profile),
    thread,
    { text, at: new Date(thread.created_at) },
    link(`/questions/${id}`),
  )
  await queueMail(tx, { purpose: 'question-receipt', recipient: writer.email, content })
}

async function readersOf(
  tx: Transaction,
  { company }: CompanyProfile,
  { topic, kind, document_id }: Pick<KeptThread, 'topic' | 'kind' | 'document_id'>,
): Promise<{ name: string; email: string }[]> {
  const readers = await tx.run(
    sql<{
      name: string
      email: string
    }>`select * from question_readers(${topic}, ${kind}, ${document_id})`.compile(query),
  )
  const named = readers.filter(({ email }) => isEmail(email))
  const { correo } = company.contactInfo
  return named.length > 0 || !isEmail(correo) ? named : [{ name: company.nombre, email: correo }]
}

function filesOf(files: readonly Pick<ReceivedFile, 'storageKey' | 'name'>[]): string {
  return JSON.stringify(files.map(({ storageKey, name }) => ({ storage_key: storageKey, name })))
}
