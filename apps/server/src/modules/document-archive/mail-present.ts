import { archiveKeptDays } from '@enlace/contract/document-archive/schemas.ts'
import { archiveMailTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type CalendarDate, formatMonth } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { backofficeLink } from '../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { CompanyProfile } from '../company/index.ts'

/** Writes the mail about the archive of a month, with a link to its screen. The file is never attached. */
export function writeArchiveMail(
  settings: Pick<Settings, 'backofficeUrl'>,
  profile: CompanyProfile,
  { month, files, missing }: { month: CalendarDate; files: number; missing: number },
): MailContent {
  const words = { mes: formatMonth(month), company: profile.company.nombre, dias: archiveKeptDays }
  const subject = fill(texts.subject, words)
  const number = (n: number) => groupThousands(String(n))
  return writeMail(mailBrandOf(profile), {
    subject,
    title: subject,
    paragraphs: files === 0 ? [fill(texts.empty, words)] : [fill(texts.ready, words), texts.how],
    facts: [
      { label: texts.documents, value: number(files) },
      ...(missing === 0 ? [] : [{ label: texts.missing, value: number(missing) }]),
    ],
    button: { label: texts.button, href: backofficeLink(settings, '/archivo-mensual') },
    small: [texts.why],
  })
}
