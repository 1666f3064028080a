import { fill } from '@enlace/contract/core/fill.ts'
import { mailLimits, type WaitingReason } from '@enlace/contract/invoice-mail/limits.ts'
import { mailAnswerTexts as texts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { CompanyProfile } from '../../company/index.ts'
import type { KeptResult, PendingMail } from './queries.ts'

/** The most documents and sentences that an answer names. */
const mostNamed = 20

/** Writes what the documents of a mail turned out to be; only what the mail itself contained is in it. */
export function writeResults(
  profile: CompanyProfile,
  { subject }: Pick<PendingMail, 'subject'>,
  results: readonly KeptResult[],
): MailContent {
  const brand = mailBrandOf(profile)
  const received = results.filter(({ resultado }) => resultado !== 'rechazado')
  const isWhole = received.length === results.length
  return writeMail(brand, {
    subject: subjectOf(subject),
    title: isWhole ? texts.received : texts.notReceived,
    paragraphs: [
      ...(received.length > 0
        ? [fill(texts.introReceived, { company: brand.company, n: received.length })]
        : []),
      ...(isWhole ? [] : [fill(texts.introRefused, { company: brand.company })]),
      ...(results.length > mostNamed ? [fill(texts.more, { n: results.length - mostNamed })] : []),
    ],
    facts: results.slice(0, mostNamed).map((result) => ({
      label: fill(texts.documentLabel, { numero: result.numero, archivo: result.archivo }),
      value: valueOf(result),
    })),
    small: [texts.caution],
  })
}

function valueOf({ resultado, radicado, respuesta }: KeptResult): string {
  if (resultado === 'radicado') return fill(texts.filed, { radicado: radicado ?? '' })
  return resultado === 'conocido' ? texts.known : respuesta.slice(0, mostNamed).join('\n')
}

/** Writes why a mail waits for a person, or what its sender should do. */
export function writeWaiting(
  profile: CompanyProfile,
  { subject }: Pick<PendingMail, 'subject'>,
  reason: WaitingReason,
  details: readonly string[],
): MailContent {
  const brand = mailBrandOf(profile)
  const told = toldOf(reason, details)
  return writeMail(brand, {
    subject: subjectOf(subject),
    title: told.length > 0 ? texts.notReceived : texts.waits,
    paragraphs: [
      fill(told.length > 0 ? texts.introRefused : texts.introWaits, { company: brand.company }),
      ...told,
    ],
    small: [texts.caution],
  })
}

/** Whom the company has among its suppliers is nobody else's business: such a mail is only said to wait. */
function toldOf(reason: WaitingReason, details: readonly string[]): string[] {
  switch (reason) {
    case 'sin_adjunto':
      return [texts.noAttachment, ...details]
    case 'ilegible':
      return details.slice(0, mostNamed)
    case 'muy_grande':
      return [fill(texts.tooLarge, { megabytes: mailLimits.bytes / (1024 * 1024) })]
    case 'otro_comprador':
      return [texts.otherBuyer]
    case 'varios_proveedores':
      return [texts.severalSuppliers]
    default:
      return []
  }
}

const subjectOf = (asunto: string) => fill(texts.subject, { asunto: asunto.slice(0, 120) })
