import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { waitingReasonTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import type { WaitingReason } from '@enlace/contract/invoice-mail/limits.ts'
import { plainNit, shownNit } from '@enlace/dian/checks/written.ts'
import { Scope } from '@enlace/database/scope.ts'
import { companyAsker } from '../../../core/turns/asker.ts'
import { readStored } from '../../../core/storage/read-stored.ts'
import type { Job, JobService } from '../../../core/jobs/task.ts'
import { readProfile } from '../../company/index.ts'
import { refusalsOf } from '../../invoices/index.ts'
import { readDelivery } from '../../../core/storage/read-documents.ts'
import { writeWaiting } from './answers.ts'
import { answerMail, letWait, nameSupplier } from './commands.ts'
import { handInMail, type MailDocument } from './hand-in.ts'
import { findReceiver, findSupplier, findSupplierByNit, type PendingMail } from './queries.ts'

/** Why a mail cannot be handed in by itself. */
interface Wait {
  reason: WaitingReason
  details: readonly string[]
}

/**
 * Settles a mail: its documents are handed in in the name of the supplier that they are of, or of that to whom the staff
 * assigned it; else it waits at the desk. Its sender is told, once.
 */
export async function settleMail(service: JobService, job: Job, mail: PendingMail): Promise<void> {
  const { db } = service
  const scope = Scope.ofStaff(job.company)
  const { documents, refusals } = await documentsIn(service, job.company, mail)
  const found = await supplierOf(service, scope, mail, { documents, refusals })
  if (typeof found !== 'number') return waitFor(service, job.company, mail, found)
  if (mail.third_party_id === null && !(await nameSupplier(db, scope, mail.id, found))) return
  await handInMail(service, job, mail, { documents, profile: await readProfile(db, job.company) })
}

/** Lets a mail wait at the desk and tells its sender, in one transaction. */
export async function waitFor(
  { db }: Pick<JobService, 'db'>,
  company: number,
  mail: Pick<PendingMail, 'id' | 'subject' | 'answer_to'>,
  { reason, details }: Wait,
): Promise<void> {
  const content = writeWaiting(await readProfile(db, company), mail, reason, details)
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    if (await letWait(tx, mail.id, { reason, details }))
      await answerMail(tx, mail, { content: content, withResults: false })
  })
}

async function documentsIn(
  { storage }: JobService,
  company: number,
  { files, detalles }: PendingMail,
): Promise<{ documents: MailDocument[]; refusals: string[] }> {
  const asker = companyAsker(company)
  const documents: MailDocument[] = []
  const refusals = [...detalles]
  for (const file of files.filter(({ media_type: type }) => type !== 'application/pdf')) {
    const delivery = await readDelivery({ storage, asker }, file)
    if (delivery) {
      documents.push(...delivery.documents.map((read) => ({ archivo: file.name, read })))
      refusals.push(...refusalsOf(delivery))
    } else refusals.push(fill(fileFaultTexts.costly, { name: file.name }))
  }
  await pairPaper(storage, files, documents)
  return { documents, refusals }
}

/** A PDF beside the only document of a mail is its graphic representation. */
async function pairPaper(
  storage: JobService['storage'],
  files: PendingMail['files'],
  documents: MailDocument[],
): Promise<void> {
  const papers = files.filter(({ media_type: type }) => type === 'application/pdf')
  const [[document], [paper]] = [documents, papers]
  if (!document || !paper || documents.length > 1 || papers.length > 1 || document.read.paper) return
  const bytes = await readStored(storage, paper.storage_key)
  documents[0] = { ...document, read: { ...document.read, paper: { name: paper.name, bytes } } }
}

const step = (reason: WaitingReason, values: Record<string, string> = {}): Wait => ({
  reason,
  details: [fill(waitingReasonTexts[reason].paso, values)],
})

async function supplierOf(
  { db }: JobService,
  scope: Scope,
  mail: PendingMail,
  { documents, refusals }: { documents: readonly MailDocument[]; refusals: readonly string[] },
): Promise<number | Wait> {
  if (documents.length === 0) {
    const isNothing = mail.files.every(({ media_type: type }) => type === 'application/pdf')
    return { reason: isNothing ? 'sin_adjunto' : 'ilegible', details: refusals }
  }
  if (mail.third_party_id !== null) {
    const assigned = await findSupplier(db, scope, mail.third_party_id)
    return assigned?.is_open === true
      ? assigned.id
      : step('proveedor_inactivo', { nombre: assigned?.nombre ?? '' })
  }
  const receiver = await findReceiver(db, scope)
  const isOurs = ({ read }: MailDocument) => plainNit(read.document.buyer.nit) === plainNit(receiver.nit)
  if (!documents.some(isOurs)) return step('otro_comprador')
  const sellers = [...new Set(documents.map(({ read }) => plainNit(read.document.seller.nit)))]
  const [nit = ''] = sellers
  if (sellers.length > 1)
    return step('varios_proveedores', { nit: sellers.slice(0, 10).map(shownNit).join(', ') })
  const supplier = await findSupplierByNit(db, scope, nit)
  if (!supplier) return step('sin_proveedor', { nit: shownNit(nit) })
  return supplier.is_open ? supplier.id : step('proveedor_inactivo', { nombre: supplier.nombre })
}
