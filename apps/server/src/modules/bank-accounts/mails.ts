import { fill } from '@enlace/contract/core/fill.ts'
import {
  bankChangeMailTexts as texts,
  bankDifferenceMailTexts,
  bankReviewMailTexts,
} from '@enlace/contract/bank-accounts/mail-texts.ts'
import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import type { ShownAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import {
  type BankChangeState,
  codeMinutes,
  holdHours,
  maskAccount,
  undecidedDays,
} from '@enlace/domain/bank-account.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { bankName } from '@enlace/domain/catalogue/banks.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import type { MailBrand, MailContent } from '../../core/mail/writing/words.ts'
import { writeMail } from '../../core/mail/writing/write.ts'

/** The events of a change that are mailed. */
export type BankNews = 'asked' | 'approved' | 'applied' | 'rejected' | 'cancelled' | 'expired' | 'stopped'

/** The facts of a change for mails. */
export interface BankChangeFacts extends ShownAccount {
  id: string
  numero: string
  estado: BankChangeState
  compania: string
  proveedor: string
  nit: string
  antes: readonly ShownAccount[]
  sucursales: readonly string[]
  solicitante: string
  created_at: string
  applies_at: string | null
  razon: string
}

/** Events after which a change can still be cancelled. */
export const stoppable: ReadonlySet<BankNews> = new Set(['asked', 'approved'])

/** Writes a mail about a change to one of the supplier's people; one for a recent master has no account data. */
export function writeBankNews(
  brand: MailBrand,
  news: BankNews,
  facts: BankChangeFacts,
  { href, sees }: { href: string; sees: boolean },
): MailContent {
  const words = texts[news]
  const values = valuesOf(brand, facts)
  return writeMail(brand, {
    subject: fill(words.subject, values),
    title: words.title,
    paragraphs: [
      fill(words.text, values),
      ...(stoppable.has(news) ? [texts.recognise, fill(texts.unknown, values)] : []),
      ...('unknown' in words ? [fill(words.unknown, values)] : []),
    ],
    facts: [
      { label: texts.number, value: facts.numero },
      { label: texts.supplier, value: facts.proveedor },
      { label: texts.branches, value: facts.sucursales.join(', ') },
      ...(sees ? accountFacts(facts) : []),
      ...askedFacts(facts),
      ...(news === 'approved' ? [{ label: texts.appliesAt, value: values.fecha }] : []),
      ...(facts.razon === '' ? [] : [{ label: texts.reason, value: facts.razon }]),
    ],
    button: { label: stoppable.has(news) ? texts.look : texts.see, href },
    small: [fill(texts.never, values)],
  })
}

/** Writes a mail that asks one of the company's people to review a change, with that person's code for the decision. */
export function writeReview(
  brand: MailBrand,
  facts: BankChangeFacts,
  code: { digits: string; expires: Date } | undefined,
  href: string | undefined,
): MailContent {
  const { subject, title, text, open, nit, code: label, codeOnce, nobody } = bankReviewMailTexts
  return writeMail(brand, {
    subject: fill(subject, valuesOf(brand, facts)),
    title,
    paragraphs: [text, ...(code ? [] : [nobody])],
    facts: [
      { label: texts.number, value: facts.numero },
      { label: texts.supplier, value: facts.proveedor },
      { label: nit, value: formatWholeNit(facts.nit) },
      { label: texts.branches, value: facts.sucursales.join(', ') },
      ...accountFacts(facts),
      ...askedFacts(facts),
      ...(code ? [{ label, value: `${code.digits.slice(0, 4)} ${code.digits.slice(4)}` }] : []),
    ],
    ...(href !== undefined && { button: { label: open, href } }),
    ...(code && { small: [fill(codeOnce, { minutos: codeMinutes, vence: formatInstant(code.expires) })] }),
  })
}

/** Writes a mail to a master: the ERP has another account for a branch, and nothing was changed. */
export function writeDifference(
  brand: MailBrand,
  { proveedor, sucursal, brought }: { proveedor: string; sucursal: string; brought: ShownAccount },
  href: string,
): MailContent {
  const { subject, title, text, other, unknown } = bankDifferenceMailTexts
  const values = { company: brand.company, proveedor, sucursal }
  return writeMail(brand, {
    subject: fill(subject, values),
    title,
    paragraphs: [fill(text, values), fill(unknown, values)],
    facts: [
      { label: texts.supplier, value: proveedor },
      { label: texts.branches, value: sucursal },
      { label: other, value: accountText(brought) },
    ],
    button: { label: texts.see, href },
    small: [fill(texts.never, values)],
  })
}

/** The events of an approver. */
export type ApproverNews = 'proposed' | 'confirmed' | 'rejected' | 'leaving' | 'removed'

/**
 * Writes a mail about an approver to the people who supervise them; `counts` is when the approver starts or stops
 * counting.
 */
export function writeApproverNews(
  brand: MailBrand,
  news: ApproverNews,
  values: { persona: string; correo: string; operador: string },
  counts: Date,
): MailContent {
  const { subject, title, text } = bankReviewMailTexts[news]
  const told = { ...values, fecha: formatInstant(counts) }
  return writeMail(brand, {
    subject: fill(subject, told),
    title,
    paragraphs: [fill(text, told), bankReviewMailTexts.unexpected],
  })
}

/** Writes a mail that wrong codes excluded an approver from a change. */
export function writeCodesClosed(brand: MailBrand, facts: BankChangeFacts, correo: string): MailContent {
  const { subject, title, text } = bankReviewMailTexts.closed
  const values = { ...valuesOf(brand, facts), persona: correo, correo }
  return writeMail(brand, {
    subject: fill(subject, values),
    title,
    paragraphs: [fill(text, values), bankReviewMailTexts.unexpected],
  })
}

/** Returns an account in one line: "Bancolombia · Ahorros · •••• 4821". */
export function accountText({ banco, tipo, ultimos }: ShownAccount): string {
  return fill(texts.account, {
    banco: bankName(banco),
    tipo: bankAccountKindTexts[tipo],
    cuenta: maskAccount(ultimos),
  })
}

function accountFacts({ antes, ...facts }: BankChangeFacts) {
  const before = antes.length === 0 ? texts.noAccount : antes.map(accountText).join('\n')
  return [
    { label: texts.newAccount, value: accountText(facts) },
    { label: texts.oldAccount, value: before },
  ]
}

function askedFacts({ solicitante, created_at }: BankChangeFacts) {
  return [
    { label: texts.askedBy, value: solicitante },
    { label: texts.askedAt, value: formatInstant(new Date(created_at)) },
  ]
}

function valuesOf({ company }: MailBrand, facts: BankChangeFacts) {
  return {
    company,
    numero: facts.numero,
    proveedor: facts.proveedor,
    persona: facts.solicitante,
    horas: holdHours,
    dias: undecidedDays,
    fecha: facts.applies_at === null ? '' : formatInstant(new Date(facts.applies_at)),
  }
}
