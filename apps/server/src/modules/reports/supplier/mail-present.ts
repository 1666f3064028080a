import { keptDays } from '@enlace/contract/exports/limits.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { reportMailTexts as texts } from '@enlace/contract/reports/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { readProfile } from '../../company/index.ts'
import type { JobService } from '../../../core/jobs/task.ts'
import type { QueuedMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { getPaperParty } from '../../papers/index.ts'
import { askReport, narrowingWords, periodText } from '../asked.ts'
import { getOfferedReport } from '../offered-queries.ts'
import { getScopePerson } from '../../sign-in/index.ts'
import { readAsked } from './schedule-present.ts'
import type { findSentFile, KeptSchedule } from './schedule-queries.ts'

type SentFile = NonNullable<Awaited<ReturnType<typeof findSentFile>>>

/** Writes the mail about a finished report file, with a link. The file is never attached. */
export async function writeReportMail(
  { db, settings }: Pick<JobService, 'db' | 'settings'>,
  scope: Scope,
  schedule: KeptSchedule,
  { format, rows_total, query }: SentFile,
): Promise<QueuedMail> {
  const report = await getOfferedReport(db, scope, schedule.report)
  const party = await getPaperParty(db, scope, report.freshness ?? '')
  const profile = await readProfile(db, party.company_id)
  const person = await getScopePerson(db, scope)
  const today = todayInBogota(new Date())
  const asked = askReport(report, readAsked(query), today)
  const filters = narrowingWords(report, asked.narrowing)
  const words = {
    report: report.title,
    company: profile.company.nombre,
    supplier: party.nombre,
    days: keptDays,
  }
  const content = writeMail(mailBrandOf(profile), {
    subject: fill(texts.subject, words),
    title: fill(texts.title, words),
    paragraphs: [fill(texts.body, words), rows_total === 0 ? texts.empty : texts.how],
    facts: [
      { label: texts.period, value: periodText(asked, today) },
      ...(filters.length > 0 ? [{ label: texts.filter, value: filters.join(' · ') }] : []),
      { label: texts.rows, value: groupThousands(String(rows_total)) },
      { label: texts.format, value: format.toUpperCase() },
      { label: texts.next, value: formatInstant(new Date(schedule.next_at)) },
    ],
    button: { label: texts.button, href: await portalLink(db, settings, party.company_id, '/downloads') },
    small: [texts.stop],
  })
  return { purpose: 'report', recipient: person.email, content }
}
