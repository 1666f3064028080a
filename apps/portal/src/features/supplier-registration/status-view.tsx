import type { RegistrationStatus } from '@enlace/contract/supplier-registration/schemas.ts'
import { registrationStatusTexts as texts } from '@enlace/contract/supplier-registration/status-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { VisitorPage } from '../../core/visitor/visitor-page.tsx'
import { RequestHistory } from './status-history.tsx'
import styles from './status-view.module.css'

type RegistrationStatusViewProps = {
  status: RegistrationStatus
  isAsking: boolean
  onRefresh: () => void
  /** How a returned request is corrected. */
  children: ReactNode
}

/** Where a request is: its number and state, what comes next, what has happened, and the papers that came. */
export function RegistrationStatusView({
  status,
  isAsking,
  onRefresh,
  children,
}: RegistrationStatusViewProps) {
  const { number, state, requestType, events, attachments } = status
  const reasons = events.findLast((event) => event.state === state)?.reasons ?? []
  return (
    <VisitorPage
      title={number}
      description={texts.kinds[requestType]}
      status={<StateChip owner="solicitud_registro" state={state} />}
      actions={
        <Button icon={refreshIcon} isBusy={isAsking} onClick={onRefresh}>
          {texts.refresh}
        </Button>
      }
    >
      <Panel title={texts.next}>
        <Stack>
          <p>{texts.nextSteps[state]}</p>
          {reasons.length > 0 && (
            <div className={styles.reasons}>
              <h3>{state === 'rechazada' ? texts.rejection : texts.reasons}</h3>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          )}
        </Stack>
      </Panel>
      {children}
      <DefinitionList
        items={[
          { label: texts.sentAt, value: formatInstant(new Date(status.createdAt)) },
          { label: texts.changedAt, value: formatInstant(new Date(status.updatedAt)) },
        ]}
      />
      <Panel title={texts.history}>
        <RequestHistory events={events} state={state} />
      </Panel>
      <Panel title={texts.files}>
        {attachments.length === 0 ? (
          <p>{texts.noFiles}</p>
        ) : (
          <DefinitionList items={attachments.map(({ label, name }) => ({ label, value: name }))} />
        )}
      </Panel>
    </VisitorPage>
  )
}

/** The part of the page in which a returned request is corrected. */
export function CorrectionSection({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <section className={styles.correction}>
      <h2>{texts.correctTitle}</h2>
      <p>{intro}</p>
      {children}
    </section>
  )
}

/** The place of a request while it is asked for. */
export function StatusSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton lines={2} width="medium" />
      <Skeleton lines={8} />
    </div>
  )
}
