import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import { mailAnswerTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import type { ReadDocument } from '@enlace/dian/delivery.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Job, JobService } from '../../../core/jobs/task.ts'
import type { CompanyProfile } from '../../company/index.ts'
import {
  applyRulesOf,
  checkOf,
  handInDocument,
  keepDrafts,
  keyOf,
  storePart,
  type InvoicePart,
} from '../../invoices/index.ts'
import { writeResults } from './answers.ts'
import { answerMail, noteResults } from './commands.ts'
import type { KeptResult, PendingMail } from './queries.ts'

/** A document of a mail with the attachment that it came in. */
export interface MailDocument {
  archivo: string
  read: ReadDocument
}

/** Who hands in in the trail where a mail has no sender. */
const mailboxActor = 'buzon-de-facturas'

/** The findings that tell what the supplier has at the company beyond the mail: its sender is not proven to be of it. */
const ownChecks = new Set(['seller-nit', 'already-received', 'note-unknown-invoice', 'note-over-balance'])

/** The checks refuse a document: nothing of it stays. */
class RefusedDocument extends Error {
  override readonly name = 'RefusedDocument'
  readonly findings: readonly InvoiceFinding[]
  readonly missing: readonly string[]

  constructor(findings: readonly InvoiceFinding[], missing: readonly string[]) {
    super('The checks refuse the document')
    this.findings = findings
    this.missing = missing
  }
}

/**
 * Hands the documents of a mail in, in the name of its supplier and each in a transaction with its result: where the process
 * ends in between, the next run goes on with the next document. The last transaction settles the mail and answers its sender.
 */
export async function handInMail(
  service: JobService,
  job: Job,
  mail: PendingMail,
  { documents, profile }: { documents: readonly MailDocument[]; profile: CompanyProfile },
): Promise<void> {
  const { db } = service
  const scope = Scope.ofMail(job, mail.id)
  const results = [...mail.resultado]
  for (const document of documents) {
    job.signal.throwIfAborted()
    const clave = keyOf(document.read)
    if (results.some((one) => one.clave === clave)) continue
    results.push(await handInOne(service, { scope, company: job.company, mail }, document))
  }
  const isWhole = results.every(({ resultado }) => resultado !== 'rechazado')
  await db.transaction(scope, async (tx) => {
    // Its answer is noted first: afterwards the scope opens no more.
    await answerMail(tx, mail, { content: writeResults(profile, mail, results), withResults: true })
    await noteResults(tx, [], isWhole ? 'recibido' : 'rechazado')
  })
  for (const { resultado, id } of results)
    if (resultado === 'radicado' && id !== null) await applyRulesOf(db, job.company, id)
}

interface Handing {
  scope: Scope
  company: number
  mail: PendingMail
}

async function handInOne(service: JobService, handing: Handing, document: MailDocument): Promise<KeptResult> {
  const { db } = service
  const { archivo, read } = document
  const parts = await partsOf(service, handing, read)
  const base = {
    archivo,
    numero: read.document.number.slice(0, 60),
    clave: keyOf(read),
    id: null,
    radicado: null,
  }
  const note = (result: KeptResult) =>
    db.transaction(handing.scope, (tx) => noteResults(tx, [result], 'por_leer')).then(() => result)
  try {
    return await db.transaction(handing.scope, async (tx) => {
      const result = { ...base, ...(await submitIn(tx, service, handing, { archivo, read, parts })) }
      await noteResults(tx, [result], 'por_leer')
      return result
    })
  } catch (fault) {
    if (fault instanceof RefusedDocument) {
      const { findings, missing } = fault
      const told = findings.map(({ revision, texto }) =>
        ownChecks.has(revision) ? mailAnswerTexts.own : texto,
      )
      return note({
        ...base,
        resultado: 'rechazado',
        motivos: [...findings.map(({ texto }) => texto), ...missing],
        respuesta: [...new Set([...told, ...missing])],
      })
    }
    if (!(fault instanceof DatabaseRefusal) || fault.code !== 'invoice-known') throw fault
    return note({ ...base, resultado: 'conocido', motivos: [], respuesta: [] })
  }
}

type Outcome = Pick<KeptResult, 'resultado' | 'id' | 'radicado' | 'motivos' | 'respuesta'>

async function submitIn(
  tx: Transaction,
  { settings }: JobService,
  { mail }: Handing,
  { archivo, read, parts }: MailDocument & { parts: InvoicePart[] },
): Promise<Outcome> {
  const isProduction = !settings.isDemo
  const opened = {
    file: { name: archivo, storageKey: '' },
    isPaper: false,
    documents: [{ read, parts }],
    refusals: [],
  }
  const [kept] = await keepDrafts(tx, [opened], isProduction)
  const invoice = kept?.facturas[0]
  if (!invoice) throw new Error('A document that was kept is an invoice')
  const known = { id: invoice.id, radicado: invoice.radicado, motivos: [], respuesta: [] }
  if (kept.resultado === 'radicada') return { ...known, resultado: 'conocido' }
  const author = { actor: mail.sender || mailboxActor, person: null, address: null }
  const done = await handInDocument(
    tx,
    { author, isProduction },
    { id: invoice.id, check: checkOf(invoice.id, read) },
  )
  if (done.is === 'refused') throw new RefusedDocument(done.findings, done.missing)
  if (done.is === 'closed') return { ...known, resultado: 'conocido' }
  return { ...known, resultado: 'radicado', radicado: done.sent.radicado }
}

/** Each part becomes a file of its own: the mail keeps its attachments, whatever becomes of the invoice. */
async function partsOf(service: JobService, place: Handing, read: ReadDocument): Promise<InvoicePart[]> {
  return [
    await storePart(service, place, read.xml, 'original'),
    ...(read.paper ? [await storePart(service, place, read.paper, 'representacion')] : []),
  ]
}
