import { archiveKeptDays } from '@enlace/contract/document-archive/schemas.ts'
import { archiveMailTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type CalendarDate, formatMonth } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { backofficeLink } from '../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import type { MailContent, MailWords } from '../../core/mail/writing/words.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { CompanyProfile } from '../company/index.ts'

/** Writes the mail about the archive of a month, with a link to its screen. The file is never attached. */
export function writeArchiveMail(
  settings: Pick<Settings, 'backofficeUrl'>,
  profile: CompanyProfile,
  { month, files, missing }: { month: CalendarDate; files: number; missing: number },
): MailContent {
  const number = (n: number) => groupThousands(String(n))
  return write(settings, profile, month, {
    subject: texts.subject,
    paragraphs: files === 0 ? [texts.empty] : [texts.ready, texts.how],
    facts: [
      { label: texts.documents, value: number(files) },
      ...(missing === 0 ? [] : [{ label: texts.missing, value: number(missing) }]),
    ],
  })
}

/** Writes the mail about an archive of the schedule that could not be made, with a link to where it is made again. */
export function writeFailedArchiveMail(
  settings: Pick<Settings, 'backofficeUrl'>,
  profile: CompanyProfile,
  month: CalendarDate,
): MailContent {
  return write(settings, profile, month, {
    subject: texts.failedSubject,
    paragraphs: [texts.failed, texts.how],
    facts: [],
  })
}

function write(
  settings: Pick<Settings, 'backofficeUrl'>,
  profile: CompanyProfile,
  month: CalendarDate,
  {
    subject,
    paragraphs,
    facts,
  }: Pick<MailWords, 'subject' | 'paragraphs'> & Required<Pick<MailWords, 'facts'>>,
): MailContent {
  const words = { mes: formatMonth(month), company: profile.company.nombre, dias: archiveKeptDays }
  const title = fill(subject, words)
  return writeMail(mailBrandOf(profile), {
    subject: title,
    title,
    paragraphs: paragraphs.map((text) => fill(text, words)),
    facts,
    button: { label: texts.button, href: backofficeLink(settings, '/archivo-mensual') },
    small: [texts.why],
  })
}
