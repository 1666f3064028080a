import { fill } from '@enlace/contract/core/fill.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { profileMailTexts as texts } from '@enlace/contract/profile/mail-texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { dataRequestTerms } from '@enlace/domain/data-rights.ts'
import type { DeskLink } from '../../backoffice/index.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'
import type { KeptChange, KeptRequest } from './queries.ts'
import { isAboutData, isOpen } from './rules.ts'
import { recordText } from './words.ts'

const { facts, change, data } = texts

/** Writes the receipt of a request: to every master for a change of the record, to the applicant for personal data. */
export function writeReceipt(brand: MailBrand, request: KeptRequest, href: string): MailContent {
  const values = valuesOf(brand, request)
  if (!isAboutData(request.kind)) {
    return writeMail(brand, {
      subject: fill(change.receivedSubject, values),
      title: change.receivedTitle,
      paragraphs: [fill(change.received, values)],
      facts: factsOf(request),
      button: { label: change.see, href },
      small: [change.receivedSmall],
    })
  }
  return writeMail(brand, {
    subject: fill(data.receivedSubject, values),
    title: data.receivedTitle,
    paragraphs: [
      fill(data.received, { ...values, days: dataRequestTerms[request.kind].days }),
      ...(request.kind === 'revocacion' ? [fill(data.revocation, values)] : []),
    ],
    facts: factsOf(request),
    button: { label: data.see, href },
  })
}

/** Writes the company's mail about a pending request, with its deadline and link. */
export function writeForCompany(
  brand: MailBrand,
  request: KeptRequest,
  company: number,
  desk: DeskLink,
): MailContent {
  const values = { ...valuesOf(brand, request), id: company }
  const href = desk('profile-request', request.id)
  return writeMail(brand, {
    subject: fill(texts.company.subject, values),
    title: texts.company.title,
    paragraphs: [fill(isAboutData(request.kind) ? texts.company.data : texts.company.change, values)],
    facts: factsOf(request),
    ...(href === undefined
      ? { small: [fill(texts.company.how, values)] }
      : { button: { label: texts.company.open, href } }),
  })
}

/** Writes the company's mail about a withdrawn request. */
export function writeWithdrawal(brand: MailBrand, request: KeptRequest, person: string): MailContent {
  const values = { ...valuesOf(brand, request), person }
  return writeMail(brand, {
    subject: fill(texts.withdrawn.subject, values),
    title: texts.withdrawn.title,
    paragraphs: [fill(texts.withdrawn.body, values)],
    facts: factsOf(request),
  })
}

/** Writes the mail about the company's decision and its reason. */
export function writeDecision(brand: MailBrand, request: KeptRequest, href: string): MailContent {
  const values = valuesOf(brand, request)
  const isApproved = request.state === 'aprobada'
  const answer = request.answer === '' ? [] : [{ label: facts.answer, value: request.answer }]
  if (!isAboutData(request.kind)) {
    return writeMail(brand, {
      subject: fill(isApproved ? change.approvedSubject : change.rejectedSubject, values),
      title: isApproved ? change.approvedTitle : change.rejectedTitle,
      paragraphs: [fill(isApproved ? change.approved : change.rejected, values)],
      facts: [...factsOf(request), ...answer],
      button: { label: change.see, href },
    })
  }
  const isRevoked = isApproved && request.kind === 'revocacion'
  return writeMail(brand, {
    subject: fill(data.answeredSubject, values),
    title: data.answeredTitle,
    paragraphs: [
      fill(isApproved ? data.answered : data.rejected, values),
      ...(isRevoked ? [fill(data.revoked, values)] : []),
    ],
    facts: [...factsOf(request), ...answer],
    // A person without access has nothing to open.
    ...(isRevoked ? {} : { button: { label: data.see, href } }),
    small: [],
  })
}

/** Writes the mail about an extended deadline, with its reason and new date. */
export function writeExtension(
  brand: MailBrand,
  request: KeptRequest,
  why: string,
  href: string,
): MailContent {
  const values = valuesOf(brand, request)
  return writeMail(brand, {
    subject: fill(data.extendedSubject, values),
    title: data.extendedTitle,
    paragraphs: [fill(data.extended, values), why],
    facts: factsOf(request),
    button: { label: data.see, href },
  })
}

/** Writes the last mail to an address that is no longer a branch's contact. */
export function writeToOldContact(brand: MailBrand, request: KeptRequest): MailContent {
  const values = valuesOf(brand, request)
  return writeMail(brand, {
    subject: fill(change.oldContactSubject, values),
    title: change.oldContactTitle,
    paragraphs: [fill(change.oldContact, values)],
    small: [change.oldContactSmall],
  })
}

function valuesOf({ company }: MailBrand, { number, supplier, person, due_on, extended_on }: KeptRequest) {
  const due = extended_on ?? due_on
  return { company, numero: number, supplier, person, date: due === null ? '' : formatDate(due) }
}

function factsOf(request: KeptRequest) {
  const { number, supplier, person, words, kind, changes, state } = request
  const due = request.extended_on ?? request.due_on
  return [
    { label: facts.number, value: number },
    ...(isAboutData(kind) ? [{ label: facts.asked, value: data.kinds[kind] }] : []),
    { label: facts.supplier, value: supplier },
    { label: facts.person, value: person },
    ...changes.map((line) => ({ label: labelOf(line), value: changeText(line) })),
    { label: isAboutData(kind) ? facts.words : facts.reason, value: words },
    ...(due === null || !isOpen(state) ? [] : [{ label: facts.due, value: formatDate(due) }]),
  ]
}

function labelOf({ field, branch }: KeptChange): string {
  const label = companyProfileTexts.fields[field]
  return branch === null ? label : `${label} (${branch})`
}

function changeText({ field, before, after }: KeptChange): string {
  return fill(facts.change, { antes: recordText(field, before), despues: recordText(field, after) })
}
