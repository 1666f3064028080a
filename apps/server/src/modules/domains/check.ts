import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../company/index.ts'
import type { Author } from '../../core/audit/content-commands.ts'
import type { Service } from '../../core/http/service.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import { findAdministrators, noteCheck, type CheckOutcome } from './commands.ts'
import { writeDomainMail } from './present.ts'
import { findDomains, type DomainRow } from './queries.ts'
import { hasRecord, recordName } from './rules.ts'

type Checking = Pick<Service, 'db' | 'settings' | 'names'>

/**
 * Looks up the DNS record of a company's domain and saves the outcome; administrators are notified if it is missing or
 * the proof has lapsed. A name server that does not answer counts as no record.
 */
export async function checkProof(
  { db, settings, names }: Checking,
  company: number,
  row: DomainRow,
  { author, now }: { author: Author; now: Date },
): Promise<CheckOutcome> {
  const { domain, token } = row
  const texts = await names.txt(recordName(domain)).catch(() => [])
  const brand = mailBrandOf(await readProfile(db, company))
  const href = new URL('#/dominios', settings.backofficeUrl).href
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const outcome = await noteCheck(tx, { domain, token, isFound: hasRecord(texts, token) }, author)
    if (outcome === 'missing' || outcome === 'lapsed') {
      const content = writeDomainMail(brand, outcome, { row, href, now })
      for (const recipient of await findAdministrators(tx))
        await queueMail(tx, { purpose: `domain-${outcome}`, recipient, content })
    }
    return outcome
  })
}

/** Milliseconds between manual look-ups of the same domain. */
const pause = 3000

/** Looks up the record of a domain on demand. False if no proof was requested for it. */
export async function checkProofNow(
  service: Checking,
  { scope, company, author }: { scope: Scope; company: number; author: Author },
  domain: string,
): Promise<boolean> {
  const row = (await findDomains(service.db, scope)).find((one) => one.domain === domain)
  if (!row) return false
  const now = new Date()
  const isFresh = row.checked_at !== null && now.getTime() - new Date(row.checked_at).getTime() < pause
  if (!isFresh) await checkProof(service, company, row, { author, now })
  return true
}
