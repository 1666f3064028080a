import { fill } from '@enlace/contract/core/fill.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { qualificationMailTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/mail-texts.ts'
import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { DeskLink } from '../../backoffice/index.ts'
import type { MailBrand, MailContent, MailWords } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'

const { facts } = texts

/** The facts of a request for review in mails. */
export interface ReviewFacts {
  id: string
  evaluation_id: string
  numero: string
  third_party_id: number
  identity_id: string | null
  state: string
  periodo: string
  puntaje: string
  nivel: string
  criterios: string[]
  supplier: string
  nit: string
  dv: number | null
  person: string
}

/** The facts of a plan's action in mails. */
export interface ActionFacts {
  evaluation_id: string
  third_party_id: number
  identity_id: string | null
  periodo: string
  accion: string
  responsable: string
  fecha: CalendarDate
  supplier: string
  nit: string
  dv: number | null
  person: string
}

type Written = { text: string; files: readonly string[] }

/** Writes the company's mail about a request for review: new, with a message, or withdrawn. */
export function writeReviewForCompany(
  brand: MailBrand,
  news: 'asked' | 'written' | 'withdrawn',
  review: ReviewFacts,
  written: Written,
  { company, desk }: { company: number; desk: DeskLink },
): MailContent {
  const values = { ...valuesOf(brand, review), id: company }
  const { subject, title, body } = texts[news]
  const href = desk('evaluation-review', review.evaluation_id)
  return writeMail(brand, {
    subject: fill(subject, values),
    title,
    paragraphs: [fill(body, values)],
    facts: [...reviewFacts(review), ...writtenFacts(written)],
    ...(news === 'withdrawn' ? {} : wayTo(href, texts.asked.open, fill(texts.asked.how, values))),
  })
}

/** Writes the supplier's mail about the company's answer or decision on its request. */
export function writeReviewAnswer(
  brand: MailBrand,
  news: 'answered' | 'accepted' | 'refused',
  review: ReviewFacts,
  text: string,
  href: string,
): MailContent {
  const values = valuesOf(brand, review)
  const { subject, title, body, see } = texts[news]
  return writeMail(brand, {
    subject: fill(subject, values),
    title,
    paragraphs: [fill(body, values)],
    facts: [...reviewFacts(review), ...(text === '' ? [] : [{ label: facts.decision, value: text }])],
    button: { label: see, href },
  })
}

/** Writes the company's mail about an action's evidence. */
export function writeEvidenceForCompany(
  brand: MailBrand,
  action: ActionFacts,
  written: Written,
  { company, href }: { company: number; href: string | undefined },
): MailContent {
  const values = { ...valuesOf(brand, action), id: company }
  const { subject, title, body, how, open } = texts.evidence
  return writeMail(brand, {
    subject: fill(subject, values),
    title,
    paragraphs: [fill(body, values)],
    facts: [...actionFacts(action), ...writtenFacts(written)],
    ...wayTo(href, open, fill(how, values)),
  })
}

/** Writes the supplier's mail about the company's answer to an action's evidence. */
export function writeEvidenceAnswer(
  brand: MailBrand,
  news: 'actionDone' | 'actionReturned',
  action: ActionFacts,
  text: string,
  href: string,
): MailContent {
  const { subject, title, body, see } = texts[news]
  const values = valuesOf(brand, action)
  return writeMail(brand, {
    subject: fill(subject, values),
    title,
    paragraphs: [fill(body, values)],
    facts: [...actionFacts(action), ...(text === '' ? [] : [{ label: facts.decision, value: text }])],
    button: { label: see, href },
  })
}

/** Returns the link to the company's desk, or the command to use instead. */
function wayTo(href: string | undefined, label: string, how: string): Pick<MailWords, 'button' | 'small'> {
  return href === undefined ? { small: [how] } : { button: { label, href } }
}

function valuesOf(
  { company }: MailBrand,
  of: { supplier: string; person: string; periodo: string; numero?: string },
) {
  const { supplier, person, periodo, numero = '' } = of
  return { company, supplier, person, numero, periodo: evaluationPeriodWords(periodo) }
}

function supplierFacts({
  supplier,
  nit,
  dv,
  person,
  periodo,
}: Omit<ActionFacts, 'accion' | 'responsable' | 'fecha'>) {
  return [
    { label: facts.supplier, value: `${supplier} · ${formatNit(nit, dv)}` },
    { label: facts.person, value: person },
    { label: facts.period, value: evaluationPeriodWords(periodo) },
  ]
}

function reviewFacts(review: ReviewFacts) {
  const { numero, puntaje, nivel, criterios } = review
  return [
    { label: facts.number, value: numero },
    ...supplierFacts(review),
    { label: facts.score, value: fill(texts.scoreValue, { puntaje: formatQuantity(puntaje), nivel }) },
    { label: facts.criteria, value: criterios.length > 0 ? criterios.join(', ') : texts.wholeEvaluation },
  ]
}

function actionFacts(action: ActionFacts) {
  return [
    ...supplierFacts(action),
    { label: facts.action, value: action.accion },
    { label: facts.responsible, value: action.responsable },
    { label: facts.due, value: formatDate(action.fecha) },
  ]
}

function writtenFacts({ text, files }: Written) {
  return [
    ...(text === '' ? [] : [{ label: facts.words, value: text }]),
    ...(files.length > 0 ? [{ label: facts.files, value: files.join(', ') }] : []),
  ]
}
