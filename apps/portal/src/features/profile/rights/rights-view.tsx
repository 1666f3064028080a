import { fill } from '@enlace/contract/core/fill.ts'
import type { DataRequestBody, DataRights } from '@enlace/contract/profile/rights-schemas.ts'
import { dataRightsTexts as texts } from '@enlace/contract/profile/rights-texts.ts'
import { formatInstant, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { KeptData } from './kept-data.tsx'
import { DataRequestForm } from './rights-form.tsx'
import { DataRequests } from './rights-requests.tsx'
import styles from './rights-view.module.css'

type DataRightsViewProps = {
  rights: DataRights
  company: string
  today: CalendarDate
  /** What is under way: a file's form, a request's id. */
  busy: string | undefined
  isSending: boolean
  problem: FormProblem | null
  offline: { disabled?: true; title?: string }
  /** Rises with each request that was taken: the form begins anew. */
  sent: number
  onTake: (format: 'json' | 'pdf') => void
  onWithdraw: (id: string) => void
  onAsk: (body: DataRequestBody) => void
}

/** What is kept, what was agreed to, how to ask, and what was asked. */
export function DataRightsView(props: DataRightsViewProps) {
  const { rights, company, busy, offline, onTake } = props
  return (
    <Stack gap="large">
      <Panel title={fill(texts.keptTitle, { company })}>
        <Stack>
          <KeptData kept={rights.kept} />
          <h3>{texts.download}</h3>
          <Actions>
            <Button icon={downloadIcon} isBusy={busy === 'pdf'} onClick={() => onTake('pdf')} {...offline}>
              {texts.downloadPdf}
            </Button>
            <Button icon={downloadIcon} isBusy={busy === 'json'} onClick={() => onTake('json')} {...offline}>
              {texts.downloadJson}
            </Button>
          </Actions>
        </Stack>
      </Panel>
      <Panel title={texts.authorisationsTitle}>
        {rights.authorisations.length === 0 ? (
          <p>{texts.noAuthorisations}</p>
        ) : (
          <ul className={styles.list}>
            {rights.authorisations.map(({ texto, version, aceptada_at }) => (
              <li key={`${texto} ${aceptada_at}`}>
                {fill(version === null ? texts.authorisationOfPortal : texts.authorisation, {
                  texto,
                  version: version ?? '',
                  at: formatInstant(new Date(aceptada_at)),
                })}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={texts.ask.title}>
        <DataRequestForm
          key={props.sent}
          company={company}
          today={props.today}
          isSending={props.isSending}
          problem={props.problem}
          offline={offline}
          onSubmit={props.onAsk}
        />
      </Panel>
      <DataRequests requests={rights.requests} busy={busy} offline={offline} onWithdraw={props.onWithdraw} />
    </Stack>
  )
}
