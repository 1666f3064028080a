import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { keepTrialSigner } from '@enlace/server/modules/papers/index.ts'
import { demoCompanies } from '../data/companies.ts'
import { demoBankTexts } from '../texts/bank-accounts.ts'
import { demoBlogTexts } from '../texts/blog.ts'
import { demoCertificateTexts } from '../texts/certificates.ts'
import { demoConnectionTexts } from '../texts/connections.ts'
import { demoFileTexts } from '../texts/documents.ts'
import { demoEventTexts } from '../texts/events.ts'
import { demoInvoiceTexts } from '../texts/invoices.ts'
import { demoMediaTexts } from '../texts/media.ts'
import { demoRequestTexts } from '../texts/profile.ts'
import { demoPaymentTexts } from '../texts/payments.ts'
import { demoQualificationTexts } from '../texts/supplier-qualification.ts'
import { demoWebhookTexts } from '../texts/webhooks.ts'
import { addDemoBankAccounts } from './bank-accounts.ts'
import { addDemoPayments } from './payments.ts'
import { addDemoPosts } from './blog.ts'
import { addDemoCertificates } from './certificates.ts'
import { addDemoConnections } from './connections.ts'
import { addDemoFiles } from './documents.ts'
import { addDemoEvents } from './events.ts'
import { ageDemoInvoices } from './invoice-days.ts'
import { addDemoInvoices } from './invoices.ts'
import { addDemoInvoiceMail } from './invoice-mail.ts'
import { addDemoMedia } from './media.ts'
import { addDemoProfileRequests } from './profile.ts'
import { addDemoRequiredDocuments } from './required-documents.ts'
import { addDemoPolicy } from './supplier-contracts.ts'
import { addDemoQualification } from './supplier-qualification.ts'
import { addDemoSupporting } from './supporting.ts'
import { addDemoWebhook } from './webhooks.ts'

/**
 * Adds the parts of the demo that use the server's own commands: files, mails and decisions of people. A part that
 * fails is left out with a warning.
 */
export async function doDemoActs(
  db: Database,
  { settings, adminUrl, warn }: { settings: Settings; adminUrl: string; warn: (line: string) => void },
): Promise<void> {
  const keys = await keysOf(settings)
  const service = { db, settings, keys, storage: openStorage(settings) }
  // Drafts of bills are written by a connection.
  const connected = addDemoConnections(db, keys)
  const parts: readonly (readonly [failed: string, add: () => Promise<void>])[] = [
    [demoFileTexts.failed, () => addDemoFiles(db, settings)],
    [demoEventTexts.failed, () => addDemoEvents(db, settings)],
    [demoMediaTexts.failed, () => addDemoMedia(db, settings)],
    [demoCertificateTexts.failed, () => addSignedCertificates(service)],
    [demoBankTexts.failed, () => addDemoBankAccounts(service)],
    [demoQualificationTexts.failed, () => addDemoQualification(service)],
    [demoRequestTexts.failed, () => addDemoProfileRequests(db)],
    [demoRequestTexts.failed, () => addDemoPolicy(service)],
    [demoBlogTexts.failed, () => addDemoPosts(service, todayInBogota(new Date()))],
    [demoFileTexts.failed, () => addDemoRequiredDocuments(db, settings)],
    [demoConnectionTexts.failed, () => connected],
    [demoInvoiceTexts.failed, () => connected.then(() => addInvoices(service, adminUrl))],
    [demoWebhookTexts.failed, () => addDemoWebhook(db, keys)],
    [demoPaymentTexts.failed, () => addDemoPayments(db, keys)],
  ]
  await Promise.all(
    parts.map(async ([failed, add]) => {
      try {
        await add()
      } catch (fault) {
        warn(fill(failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
      }
    }),
  )
}

/** The companies need a signer first, so that their certificates are signed. */
async function addSignedCertificates(
  service: Parameters<typeof addDemoCertificates>[0] & Parameters<typeof keepTrialSigner>[0],
): Promise<void> {
  for (const { id, nombre } of demoCompanies) await keepTrialSigner(service, id, nombre)
  await addDemoCertificates(service)
}

/** Documents first, on their own days then; the mails name invoices that were handed in. */
async function addInvoices(
  service: Parameters<typeof keepTrialSigner>[0] & { settings: Settings; storage: Storage },
  adminUrl: string,
): Promise<void> {
  const { db, settings, keys, storage } = service
  const handedIn = await addDemoInvoices(db, settings)
  await addDemoSupporting(service)
  await ageDemoInvoices(adminUrl, handedIn)
  await addDemoInvoiceMail(db, keys, storage)
}
