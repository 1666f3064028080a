import { type CountName, countNames } from '@enlace/contract/notifications/live/counts.ts'
import type { Live } from '@enlace/contract/notifications/live/schemas.ts'
import { startPageTexts as texts } from '@enlace/contract/dashboard/desk-texts.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { paths } from '../../core/paths.ts'
import { numberOf } from './count-text.ts'

const places: Readonly<Record<CountName, string>> = {
  registrations: paths.registrations(),
  'profile-requests': paths.profileRequests(),
  'bank-changes': paths.bankChanges(),
  'required-documents': paths.documentsReview(),
  'evaluation-reviews': paths.qualification(),
  'contract-policies': paths.contractPolicies(),
  questions: paths.questions(),
  'submitted-invoices': paths.submittedInvoices(),
  'invoice-mails': paths.invoiceMails(),
  'contact-messages': paths.contactMessages(),
  objections: paths.objections(),
  proposals: paths.proposals(),
  'failed-mails': paths.mails(),
  'company-papers': paths.companyPapers(),
  certificates: paths.certificates(),
  'source-alarms': paths.importSources(),
  'failed-jobs': paths.jobs(),
}

/** The work that waits, each with the way to it; nothing where none does. */
export function Waiting({ counts }: { counts: Live['counts'] }) {
  const waiting = countNames.flatMap((name) => {
    const count = counts[name] ?? 0
    return count > 0 ? [{ name, count }] : []
  })
  if (waiting.length === 0) return null
  return (
    <Stack gap="small">
      <h2>{texts.waiting}</h2>
      <KpiStrip label={texts.waiting} columns={5}>
        {waiting.map(({ name, count }) => (
          <Kpi key={name} label={texts.waits[name]} value={numberOf(count)} href={places[name]} />
        ))}
      </KpiStrip>
    </Stack>
  )
}
