import { fill } from '@enlace/contract/core/fill.ts'
import type { ContactMail } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { writeMail } from '../../core/mail/writing/write.ts'
import type { MailBrand, MailContent } from '../../core/mail/writing/words.ts'
import type { ContactChoices } from './queries.ts'

const { mail: texts, labels } = contactUsTexts

/** A message with its number and the chosen options. */
export interface NumberedMessage {
  number: string
  sent: ContactMail
  choices: ContactChoices
}

/** Writes the message for the company's readers; replies go to the sender. */
export function writeForReaders(brand: MailBrand, { number, sent, choices }: NumberedMessage): MailContent {
  const facts = [
    [texts.number, number],
    [labels.subject, choices.affair.name],
    [labels['related-to'], choices.relatedTo ?? ''],
    [labels.message, sent.message],
    [labels.name, sent.name],
    [labels.surname, sent.surname],
    [labels.email, sent.email],
    [labels.phone, phoneOf(sent)],
    [labels.city, sent.city],
    [labels.company, sent.company],
    [labels['job-title'], sent['job-title']],
    [labels['affair-contact'], choices.channel],
    [labels.schedule, sent.schedule],
  ]
  return writeMail(brand, {
    subject: fill(texts.subject, { number, affair: choices.affair.name }),
    title: texts.title,
    paragraphs: [fill(texts.intro, { person: `${sent.name} ${sent.surname}` })],
    facts: facts.flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }])),
    small: [texts.consent],
  })
}

/**
 * Writes the sender's receipt: number, date and affair. It contains none of the entered text, because the address may
 * belong to somebody else, who must not get a stranger's text in the company's name.
 */
export function writeReceipt(brand: MailBrand, { number, choices }: NumberedMessage, now: Date): MailContent {
  const { company } = brand
  return writeMail(brand, {
    subject: fill(texts.receiptSubject, { number }),
    title: texts.receiptTitle,
    paragraphs: [fill(texts.receipt, { company, number, channel: choices.channel })],
    facts: [
      { label: texts.number, value: number },
      { label: texts.date, value: formatInstant(now) },
      { label: labels.subject, value: choices.affair.name },
    ],
    small: [fill(texts.unexpected, { company })],
  })
}

function phoneOf({ indicative, phone }: ContactMail): string {
  return phone === '' || indicative === '' ? phone : `+${indicative} ${phone}`
}
