import { fill } from '@enlace/contract/core/fill.ts'
import { registrationMailTexts as texts } from '@enlace/contract/supplier-registration/mail-texts.ts'
import { registrationStatusTexts as statusTexts } from '@enlace/contract/supplier-registration/status-texts.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'

/** The facts of a request in mails. */
export interface RequestWords {
  requestType?: '1' | '2'
  number: string
  link: string
  documento_numero: string
  documento_dv: number | null
  nombre: string
  person: string
  email: string
  phone: string
  files: readonly { label: string; name: string }[]
}

/** Writes the applicant's confirmation, with the request's number and the link to follow it. */
export function writeConfirmation(brand: MailBrand, words: RequestWords): MailContent {
  const { received } = texts
  return writeMail(brand, {
    subject: fill(received.subject, { company: brand.company, number: words.number }),
    title: received.title,
    paragraphs: [
      fill(received.intro, { name: words.person }),
      fill(words.requestType === '2' ? received.access : received.registration, { company: brand.company }),
      received.next,
    ],
    facts: factsOf(words),
    button: { label: texts.follow, href: words.link },
    small: [received.small],
  })
}

/** Writes the confirmation of a corrected request. */
export function writeCorrectionReceipt(brand: MailBrand, words: RequestWords): MailContent {
  const { corrected, received } = texts
  return writeMail(brand, {
    subject: fill(corrected.subject, { company: brand.company, number: words.number }),
    title: corrected.title,
    paragraphs: [fill(received.intro, { name: words.person }), corrected.body],
    facts: factsOf(words),
    button: { label: texts.follow, href: words.link },
  })
}

/** Writes the notice to a known third party that somebody requests access in its name (decisions 6). */
export function writeAccessNotice(
  brand: MailBrand,
  words: RequestWords,
  recipient: 'master' | 'contact',
): MailContent {
  const notice = texts[recipient]
  const values = { company: brand.company, supplier: words.nombre, person: words.person }
  return writeMail(brand, {
    subject: fill(notice.subject, values),
    title: notice.title,
    paragraphs: [fill(notice.body, values), notice.act],
    facts: [
      { label: texts.facts.number, value: words.number },
      { label: texts.facts.nit, value: formatNit(words.documento_numero, words.documento_dv) },
      { label: texts.facts.person, value: words.person },
      { label: texts.facts.email, value: words.email },
      ...(words.phone === '' ? [] : [{ label: texts.facts.phone, value: words.phone }]),
    ],
    small: [notice.small],
  })
}

/** Writes the applicant's mail about the decision, its reasons and the next steps. */
export function writeDecision(
  brand: MailBrand,
  state: keyof typeof texts.decisions,
  { number, link, reasons }: { number: string; link: string; reasons: readonly string[] },
): MailContent {
  const { subject, title, button } = texts.decisions[state]
  return writeMail(brand, {
    subject: fill(subject, { company: brand.company, number }),
    title,
    paragraphs: [...reasons, statusTexts.nextSteps[state]],
    facts: [{ label: texts.facts.number, value: number }],
    button: { label: button, href: link },
  })
}

function factsOf({ number, nombre, documento_numero, documento_dv, files }: RequestWords) {
  return [
    { label: texts.facts.number, value: number },
    { label: texts.facts.supplier, value: nombre },
    { label: texts.facts.nit, value: formatNit(documento_numero, documento_dv) },
    ...files.map(({ label, name }) => ({ label, value: name })),
  ]
}
