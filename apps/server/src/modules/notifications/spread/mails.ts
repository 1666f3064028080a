import { fill } from '@enlace/contract/core/fill.ts'
import { isKind, type NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import { notificationMailTexts as texts } from '@enlace/contract/notifications/mail-texts.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { notificationWords, type Facts } from '@enlace/contract/notifications/words.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { MailWords } from '../../../core/mail/writing/words.ts'
import { factsOf } from './present.ts'
import type { DigestLine } from './spread-commands.ts'

/** The maximum number of lines in a digest. */
const linesAtMost = 30

/** Returns the texts of a mail about one notification. */
export function singleMail(told: {
  company: string
  supplier: string
  branch: string | null
  kind: NotificationKind
  facts: Facts
  at: string
  link: string
}): MailWords {
  const { title, sentence } = notificationWords(told.kind, told.facts)
  const { company, supplier } = told
  return {
    subject: fill(texts.subject, { company, title }),
    title,
    paragraphs: [sentence],
    facts: [
      { label: texts.supplier, value: supplier },
      ...(told.branch === null ? [] : [{ label: texts.branch, value: told.branch }]),
      { label: texts.happened, value: formatInstant(new Date(told.at)) },
    ],
    button: { label: kindTexts[told.kind].open, href: told.link },
    small: [fill(texts.stop, { company, supplier })],
  }
}

/** Returns the texts of a digest: each notification with its time, oldest first. */
export function digestMail(told: { company: string; lines: readonly DigestLine[]; link: string }): MailWords {
  const { company, lines, link } = told
  const news = lines.flatMap(({ kind, subject, happened_at }) =>
    isKind(kind) ? [{ ...notificationWords(kind, factsOf(subject)), at: happened_at }] : [],
  )
  const shown = news.slice(-linesAtMost)
  const supplier = lines[0]?.supplier ?? ''
  const n = news.length
  const words = { company, supplier, n }
  const form = n === 1 ? 'one' : 'many'
  return {
    subject: fill(texts.digest.subject[form], words),
    title: fill(texts.digest.title[form], words),
    paragraphs: [
      fill(texts.digest.intro, words),
      ...(n > shown.length ? [fill(texts.digest.more, { n: n - shown.length })] : []),
    ],
    facts: shown.map(({ title, sentence, at }) => ({
      label: formatInstant(new Date(at)),
      value: `${title}\n${sentence}`,
    })),
    button: { label: texts.digest.button, href: link },
    small: [texts.digest.stop, fill(texts.stop, words)],
  }
}
