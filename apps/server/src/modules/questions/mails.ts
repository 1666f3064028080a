import { fill } from '@enlace/contract/core/fill.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import type { ThreadTopic } from '@enlace/contract/questions/schemas.ts'
import { questionMailTexts as texts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { MailBrand, MailContent } from '../../core/mail/writing/words.ts'
import { writeMail } from '../../core/mail/writing/write.ts'

/** The facts of a thread in mails. */
export interface ThreadWords {
  number: string
  topic: ThreadTopic
  kind: AskedKind
  documentNumber: string
}

/** What the company wrote in a thread, for its mail. */
export interface Answer {
  author: string
  text: string
  isResolved: boolean
  /** The company wrote first. */
  isOpening?: boolean
  files: readonly string[]
}

/** The author, supplier and branch. */
export interface WriterWords {
  person: string
  email: string
  supplier: string
  nit: string
  branch: string
}

/** The event in a mail to the company: a new thread, another message, a reopened thread. */
export type News = 'opened' | 'answered' | 'reopened'

const titleOfAct: Readonly<Partial<Record<ThreadTopic, string>>> = {
  confirmacion_orden: texts.confirmedTitle,
  novedad_orden: texts.reportedTitle,
  aceptacion_nota: texts.acceptedTitle,
  objecion_nota: texts.objectedTitle,
  diferencia_entrada: texts.differenceTitle,
  poliza_contrato: texts.policyTitle,
}

/** Returns the name of a thread's document: "Orden de compra OC-1234". */
export function documentOf({ kind, documentNumber }: Pick<ThreadWords, 'kind' | 'documentNumber'>): string {
  return fill(askedTexts[kind], { numero: documentNumber })
}

/** Writes the company's mail with the supplier's message and the reply link. */
export function writeForCompany(
  brand: MailBrand,
  news: News,
  thread: ThreadWords,
  writer: WriterWords,
  message: { text: string; files: readonly string[] },
  link: { href: string; expires: Date; desk: string | undefined },
): MailContent {
  const title =
    news === 'answered'
      ? texts.answeredTitle
      : news === 'reopened'
        ? texts.reopenedTitle
        : (titleOfAct[thread.topic] ?? texts.openedTitle)
  return writeMail(brand, {
    subject: subjectOf(thread),
    title,
    paragraphs: [fill(texts.intro, { persona: writer.person, proveedor: writer.supplier })],
    facts: [
      ...factsOf(thread),
      { label: texts.supplier, value: `${writer.supplier} · NIT ${writer.nit}` },
      { label: texts.branch, value: writer.branch },
      { label: texts.person, value: `${writer.person} · ${writer.email}` },
      ...(message.text === '' ? [] : [{ label: texts.message, value: message.text }]),
      ...(message.files.length === 0 ? [] : [{ label: texts.files, value: message.files.join('\n') }]),
    ],
    button: { label: texts.replyButton, href: link.href },
    small: [
      fill(texts.replyOnce, { vence: formatInstant(link.expires) }),
      ...(link.desk === undefined ? [] : [fill(texts.replyDesk, { href: link.desk })]),
    ],
  })
}

/** Writes the author's receipt of a new thread or a saved response. */
export function writeReceipt(
  brand: MailBrand,
  thread: ThreadWords,
  message: { text: string; at: Date },
  href: string,
): MailContent {
  const isAct = titleOfAct[thread.topic] !== undefined
  const values = {
    company: brand.company,
    numero: thread.number,
    tipo: threadTypeTexts[thread.topic],
    documento: thread.documentNumber,
    fecha: formatInstant(message.at),
  }
  return writeMail(brand, {
    subject: fill(isAct ? texts.actReceiptSubject : texts.receiptSubject, values),
    title: isAct ? texts.actReceiptTitle : texts.receiptTitle,
    paragraphs: [fill(isAct ? texts.actReceiptIntro : texts.receiptIntro, values)],
    facts: [...factsOf(thread), { label: texts.message, value: message.text }],
    button: { label: texts.see, href },
    small: [fill(texts.unexpected, { company: brand.company })],
  })
}

/** Writes the supplier's mail with the company's answer. */
export function writeAnswer(
  brand: MailBrand,
  thread: ThreadWords,
  answer: Answer,
  href: string,
): MailContent {
  return writeMail(brand, {
    subject: fill(answer.isOpening ? texts.askedSubject : texts.answerSubject, {
      company: brand.company,
      numero: thread.number,
    }),
    title: titleOf(answer),
    paragraphs: [fill(texts.answerIntro, { autor: answer.author, numero: thread.number })],
    facts: [
      ...factsOf(thread),
      { label: texts.message, value: answer.text },
      ...(answer.files.length === 0 ? [] : [{ label: texts.files, value: answer.files.join('\n') }]),
    ],
    button: { label: texts.see, href },
  })
}

function titleOf({ isOpening, isResolved }: Answer): string {
  if (isOpening) return texts.askedTitle
  return isResolved ? texts.resolvedTitle : texts.answerTitle
}

function subjectOf(thread: ThreadWords): string {
  return fill(texts.subject, {
    numero: thread.number,
    tipo: threadTypeTexts[thread.topic],
    documento: documentOf(thread),
  })
}

function factsOf(thread: ThreadWords) {
  return [
    { label: texts.number, value: thread.number },
    { label: texts.type, value: threadTypeTexts[thread.topic] },
    { label: texts.document, value: documentOf(thread) },
  ]
}
