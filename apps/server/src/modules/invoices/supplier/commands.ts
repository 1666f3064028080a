import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ReadFile } from '@enlace/contract/invoices/schemas.ts'
import { readTexts } from '@enlace/contract/invoices/texts.ts'
import type { ReadDocument } from '@enlace/dian/delivery.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type CompanyProfile, readProfile } from '../../company/index.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import type { Service } from '../../../core/http/service.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { askerOf } from '../../../core/turns/asker.ts'
import { checkRead } from '../intake/checks.ts'
import { readParties } from '../intake/queries.ts'
import { writeAcknowledgement } from './mails.ts'
import { findWholeIn } from '../shown/queries.ts'
import { checkOf, type DocumentCheck, handInDocument, isOpen } from './hand-in-commands.ts'
import { addFiles, keepDrafts } from './read-commands.ts'
import type { InvoicePart } from '../document/store-part.ts'
import { readAgain } from '../../../core/storage/read-documents.ts'
import { openFiles } from '../document/open-files.ts'

/** Who of a supplier acts, in which scope. */
export interface Acting {
  service: Pick<Service, 'db' | 'settings' | 'storage'>
  scope: Scope
  address: string
  /** The key of the supplier's program that acts, as the trail names it; a person if absent. */
  program?: string
}

/** What a mail to the sender needs, read before the transaction. */
export interface Correspondence {
  profile: CompanyProfile
  link: string
}

/** Keeps the documents of uploaded files as drafts, each once, and returns what each file turned out to be. */
export async function readFiles(acting: Acting, files: readonly ReceivedFile[]): Promise<ReadFile[]> {
  const { service, scope } = acting
  const opened = await openFiles(service, scope, files)
  return service.db.transaction(scope, async (tx) => {
    const read = await keepDrafts(tx, opened, !service.settings.isDemo)
    const drafts = read.flatMap(({ resultado, facturas }) => (resultado === 'borrador' ? facturas : []))
    const [first] = drafts
    if (first)
      await auditAct(tx, acting, 'invoice:read', first.id, {
        numero: first.numero,
        borradores: drafts.length,
      })
    return read
  })
}

/**
 * Hands a draft in, or a returned invoice again: checks it once more, gives it its number, and tells the sender. What is
 * handed in already stays as it is. @throws Problem `invoice-refused`; DatabaseRefusal `invoice-known`,
 * `document-not-found`, `read-only-person`.
 */
export async function submit(acting: Acting, id: string): Promise<void> {
  const read = await storedDocument(acting, id)
  if (read === 'sent') return
  const mail = await correspondenceOf(acting, id)
  await acting.service.db.transaction(acting.scope, (tx) =>
    handIn(tx, acting, mail, { id, check: checkOf(id, read) }),
  )
}

/**
 * Corrects a returned invoice with another document and its paper, and hands it in again under its number. @throws Problem
 * `invoice-refused`, also where there is none or several; DatabaseRefusal `invoice-closed`.
 */
export async function correctByFiles(
  acting: Acting,
  id: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  const opened = await openFiles(acting.service, acting.scope, files)
  const documents = opened.flatMap((file) => file.documents)
  const [document] = documents
  if (!document || documents.length > 1) {
    const motivos = documents.length > 1 ? [] : opened.flatMap(({ refusals }) => refusals)
    throw new Problem('invoice-refused', { motivos: motivos.join(' ') || readTexts.severalCorrections })
  }
  const papers = opened
    .filter(({ isPaper }) => isPaper)
    .map(({ file }) => ({
      clase: 'representacion' as const,
      name: file.name,
      storage_key: file.storageKey,
    }))
  const parts = [...document.parts, ...papers.slice(document.parts.length - 1)]
  await correct(acting, id, { read: document.read, parts })
}

async function correct(
  acting: Acting,
  id: string,
  { read, parts }: { read: ReadDocument; parts: readonly InvoicePart[] },
): Promise<void> {
  const { db, settings } = acting.service
  const mail = await correspondenceOf(acting, id)
  await db.transaction(acting.scope, async (tx) => {
    const intake = { ...(await readParties(tx)), isProduction: !settings.isDemo }
    const said = await checkRead(tx, read, intake, id)
    await tx.run(
      sql`select correct_invoice(${id}, ${JSON.stringify(said)}::jsonb, ${JSON.stringify(parts)}::jsonb)`.compile(
        query,
      ),
    )
    await handIn(tx, acting, mail, { id, check: checkOf(id, read) })
  })
}

/**
 * Hands a locked invoice in, in the caller's transaction: checks it, gives it its number, and tells the sender. What is
 * with the company stays as it is. @throws Problem `invoice-refused`.
 */
export async function handIn(
  tx: Transaction,
  acting: Acting,
  mail: Correspondence,
  { id, check }: { id: string; check: DocumentCheck },
): Promise<void> {
  const { service, program } = acting
  const author = await authorOf(tx, acting)
  const done = await handInDocument(tx, { author, isProduction: !service.settings.isDemo }, { id, check })
  if (done.is === 'closed') return
  if (done.is === 'refused')
    throw new Problem('invoice-refused', {
      motivos: [...done.findings.map(({ texto }) => texto), ...done.missing].join(' '),
    })
  // A program has its answer.
  if (program !== undefined) return
  await queueMail(tx, {
    purpose: 'invoice-received',
    recipient: author.actor,
    content: writeAcknowledgement(mail.profile, done.sent, mail.link),
  })
}

/** The electronic document of an invoice that can be sent; `sent` for one that is with the company. */
async function storedDocument({ service, scope }: Acting, id: string): Promise<ReadDocument | 'sent'> {
  const { db, storage } = service
  const row = await db.transaction(scope, async (tx) => (await findWholeIn(tx, [id]))[0])
  if (!row || row.clase === 'cuenta_cobro') throw new Problem('document-not-found')
  if (!isOpen(row)) return 'sent'
  const original = row.archivos.find(
    ({ clase, version_documento }) => clase === 'original' && version_documento === row.version_documento,
  )
  const asker = askerOf(await db.context(scope))
  const read = original && (await readAgain({ storage, asker }, { name: original.nombre, ...original }))
  if (!read) throw new Error('The electronic document of an invoice cannot be read again')
  return read
}

/** Returns what a mail to the sender needs. */
export async function correspondenceOf({ service, scope }: Acting, id: string): Promise<Correspondence> {
  const { db, settings } = service
  const { company_id: company } = await db.context(scope)
  const [profile, link] = await Promise.all([
    readProfile(db, company),
    portalLink(db, settings, company, `/invoices/${id}`),
  ])
  return { profile, link }
}

/** Adds annexes to an invoice that can still be sent. */
export async function addAnnexes(
  acting: Acting,
  id: string,
  anexo: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  await acting.service.db.transaction(acting.scope, async (tx) => {
    const parts = files.map(({ name, storageKey }) => ({
      clase: 'anexo' as const,
      anexo,
      name,
      storage_key: storageKey,
    }))
    await addFiles(tx, id, parts)
    await auditAct(tx, acting, 'invoice:annexed', id, { anexo, archivos: files.length })
  })
}

/** Removes an annex of an invoice that can still be sent. */
export async function removeAnnex(acting: Acting, id: string, file: string): Promise<void> {
  await acting.service.db.transaction(acting.scope, async (tx) => {
    await tx.run(sql`select remove_invoice_annex(${id}, ${file})`.compile(query))
    await auditAct(tx, acting, 'invoice:annex-removed', id, {})
  })
}

/** Deletes a draft with its files. */
export async function removeDraft(acting: Acting, id: string): Promise<void> {
  await acting.service.db.transaction(acting.scope, async (tx) => {
    const [gone] = await tx.run(
      sql<{ numero: string }>`select remove_invoice_draft(${id}) as numero`.compile(query),
    )
    await auditAct(tx, acting, 'invoice:deleted', id, { numero: gone?.numero ?? '' })
  })
}

/** Notes an act of the supplier's person or program. */
export async function auditAct(
  tx: Transaction,
  acting: Pick<Acting, 'address' | 'program'>,
  action: string,
  target: string,
  detail: object,
) {
  await auditIn(tx, await authorOf(tx, acting), { action, target, detail })
}

async function authorOf(
  tx: Transaction,
  { address, program }: Pick<Acting, 'address' | 'program'>,
): Promise<Author> {
  if (program !== undefined) return { actor: program, person: null, address }
  const [person] = await tx.run(
    sql<{ email: string }>`select email from scope_person() limit 1`.compile(query),
  )
  if (!person) throw new Error('An open scope has a person')
  return { actor: person.email, person: tx.context.identity_id, address }
}
