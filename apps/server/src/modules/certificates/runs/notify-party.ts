import { certificateMailTexts as texts } from '@enlace/contract/certificates/mail-texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { certificateTypes, type CertificateKind } from '@enlace/domain/certificates.ts'
import { formatMoney, sumMoney } from '@enlace/domain/money.ts'
import { readProfile, type CompanyProfile } from '../../company/index.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import type { MailWords } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { noteCertificateNotice } from './notice-commands.ts'
import { offeredOf, type Offered } from '../releases/offer.ts'
import { ofParty, readCertificateParty, readOverview } from '../releases/queries.ts'
import { releaseOf } from '../releases/releases.ts'
import { findReaders } from './queries.ts'

/** The notice to send: supplier, year and kinds. */
interface OfParty {
  company: number
  party: number
  anio: number
  tipos: readonly CertificateKind[]
}

/**
 * Mails the people of a supplier with access to its certificates, and with notices enabled, that those of a year are
 * available: each person once per kind, for their own branches. Returns the number of mails; none if nothing is
 * released.
 */
export async function notifyParty(
  { db, settings }: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  { company, party: id, anio, tipos }: OfParty,
): Promise<number> {
  const whose = ofParty(id)
  const overview = await readOverview(db, scope, whose, anio)
  const readers = await findReaders(db, scope, id)
  const party = await readCertificateParty(db, scope, whose)
  if (party === undefined) return 0
  const profile = await readProfile(db, company)
  const link = await portalLink(db, settings, company, '/certificates')
  const today = todayInBogota(new Date())
  let written = 0
  for (const { membership_id: membership, email, accounts, by_mail } of readers) {
    const own = overview.groups.filter(({ third_id }) => accounts?.includes(third_id) === true)
    const released = offeredOf(own, overview.settings).filter(
      ({ key }) =>
        tipos.includes(key.tipo) && releaseOf(overview.releases, key, today).estado === 'available',
    )
    if (released.length === 0) continue
    const isNew = await db.transaction(scope, async (tx) => {
      const told = await noteCertificateNotice(tx, { membership, anio, tipos: kindsOf(released) })
      if (told.length === 0) return false
      await raiseNotification(tx, {
        company,
        kind: 'certificate-published',
        thirdParty: id,
        account: null,
        membership,
        dedupe: [membership, anio, ...told].join(':'),
        subject: { anio: String(anio), path: '/certificates' },
      })
      if (!by_mail) return false
      const fresh = released.filter(({ key }) => told.includes(key.tipo))
      const words = wordsOf(profile, { supplier: party.nombre, anio, link, released: fresh })
      await queueMail(tx, {
        purpose: 'certificates',
        recipient: email,
        content: writeMail(mailBrandOf(profile), words),
      })
      return true
    })
    if (isNew) written += 1
  }
  return written
}

const kindsOf = (released: readonly Offered[]) => [...new Set(released.map(({ key }) => key.tipo))]

interface Told {
  supplier: string
  anio: number
  link: string
  released: readonly Offered[]
}

/** Returns the text of the mail: the withholdings per kind, the number of certificates, and their address. */
function wordsOf(
  { company }: Pick<CompanyProfile, 'company'>,
  { supplier, anio, link, released }: Told,
): MailWords {
  const words = { company: company.nombre, supplier, anio }
  return {
    subject: fill(texts.subject, words),
    title: fill(texts.title, words),
    paragraphs: [fill(texts.body, words), texts.how],
    facts: certificateTypes.flatMap((tipo) => {
      const own = released.filter(({ key }) => key.tipo === tipo)
      if (own.length === 0) return []
      const n = own.length
      const certificados = fill(n === 1 ? texts.certificates.one : texts.certificates.many, { n })
      const valor = formatMoney(sumMoney(own.map((one) => one.valor)))
      return [{ label: certificateTypeTexts[tipo].name, value: fill(texts.fact, { valor, certificados }) }]
    }),
    button: { label: texts.button, href: link },
    small: [fill(texts.stop, words)],
  }
}
