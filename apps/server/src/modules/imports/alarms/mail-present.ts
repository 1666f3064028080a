import { fill } from '@enlace/contract/core/fill.ts'
import { sourceAlarmMailTexts as texts } from '@enlace/contract/imports/sources/alarm-mail-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'

/** The facts that a mail states of an overdue source. */
export interface MissedSource {
  source: string
  dueAt: string
  lastAt: string | null
  href: string
}

/** Writes the mail about an overdue source to a user who loads data. */
export function writeSourceAlarm(
  brand: MailBrand,
  { source, dueAt, lastAt, href }: MissedSource,
): MailContent {
  return writeMail(brand, {
    subject: fill(texts.subject, { source }),
    title: texts.title,
    paragraphs: [fill(texts.text, { source }), texts.effect],
    facts: [
      { label: texts.source, value: source },
      { label: texts.due, value: formatInstant(new Date(dueAt)) },
      { label: texts.last, value: lastAt === null ? texts.never : formatInstant(new Date(lastAt)) },
    ],
    button: { label: texts.button, href },
    small: [texts.once],
  })
}
