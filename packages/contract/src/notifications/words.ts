import { formatDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, isMoney } from '@enlace/domain/money.ts'
import { fill } from '../core/fill.ts'
import { classWords } from '../invoices/class-texts.ts'
import { invoiceClasses } from '../invoices/limits.ts'
import { rulesOf, type FactForm, type NotificationKind } from './kinds.ts'
import { dayCount } from '../core/words/count-texts.ts'
import { kindTexts } from './texts.ts'

/** The facts of a notification, as stored. */
export type Facts = Readonly<Record<string, string>>

/** The texts of a notification. */
export interface NotificationWords {
  title: string
  sentence: string
}

/** Returns the title and the sentence of a notification from its facts. */
export function notificationWords(kind: NotificationKind, facts: Facts): NotificationWords {
  const texts = kindTexts[kind]
  const shown = shownFacts(kind, facts)
  const chosen =
    texts.outcomes?.[facts['resultado'] ?? ''] ??
    (Number(facts['cantidad'] ?? 1) > 1 ? texts.many : undefined) ??
    texts
  const more = Object.entries(texts.more ?? {}).flatMap(([fact, text]) => (facts[fact] ? [text] : []))
  return {
    title: fill(chosen.title, shown),
    sentence: [chosen.sentence, ...more].map((text) => fill(text, shown)).join(' '),
  }
}

function shownFacts(kind: NotificationKind, facts: Facts): Record<string, string> {
  const { facts: forms } = rulesOf(kind)
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) =>
      form === 'invoice-class'
        ? Object.entries(classWords(invoiceClasses.find((one) => one === facts[name]) ?? 'factura'))
        : [[name, shownFact(form, facts[name] ?? '', facts['moneda'])]],
    ),
  )
}

function shownFact(
  form: Exclude<FactForm, 'invoice-class'>,
  value: string,
  currency: string | undefined,
): string {
  switch (form) {
    case 'money':
      return isMoney(value) ? formatMoney(value, currency) : value
    case 'date':
      return isCalendarDate(value) ? formatDate(value) : value
    case 'days':
      return fill(value === '1' ? dayCount.one : dayCount.many, { n: value })
    case 'text':
      return value
  }
}
