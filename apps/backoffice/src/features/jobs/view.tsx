import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { FailedJob, FailedKind, JobsHealth, JobsState } from '@enlace/contract/jobs/schemas.ts'
import { jobsStateTexts, jobsTexts as texts } from '@enlace/contract/jobs/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import {
  failedColumns,
  keyOfKind,
  kindColumns,
  repeatedColumns,
  taskText,
  waitingColumns,
} from './columns.tsx'
import styles from './jobs.module.css'

type JobsViewProps = {
  health: JobsHealth
  mayWrite: boolean
  busy: string | undefined
  onRefresh: () => void
  onRetry: (job: FailedJob) => Promise<boolean>
  onRetryAll: (kind: FailedKind) => Promise<boolean>
  onDrop: (id: string) => Promise<boolean>
}

const kindOf = { ok: 'info', failed: 'warning', stuck: 'warning' } as const satisfies Record<
  JobsState,
  string
>

/** What failed, with what to do about it; what waits; what comes back by the calendar. */
export function JobsView({ health, mayWrite, busy, onRefresh, onRetry, onRetryAll, onDrop }: JobsViewProps) {
  const [dropping, setDropping] = useState<FailedJob>()
  const acts = {
    busy,
    onRetry: (job: FailedJob) => void onRetry(job),
    onRetryAll: (kind: FailedKind) => void onRetryAll(kind),
    onDrop: setDropping,
  }
  // Where each is the only one of its kind, its own row says enough.
  const hasKinds = mayWrite && health.failedKinds.some(({ count }) => count > 1)
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          <Button isBusy={busy === 'refresh'} onClick={onRefresh}>
            {texts.refresh}
          </Button>
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Banner kind={kindOf[health.state]}>
        {jobsStateTexts[health.state]} {fill(texts.asOf, { at: formatInstant(new Date(health.at)) })}.
      </Banner>
      {hasKinds && (
        <Panel title={texts.kinds} isFlush>
          <DataTable
            caption={texts.kindsTable}
            columns={kindColumns(acts)}
            rows={health.failedKinds}
            rowKey={keyOfKind}
            texts={tableTexts}
          />
        </Panel>
      )}
      <Panel title={texts.failed} isFlush>
        <DataTable
          caption={texts.failedTable}
          columns={failedColumns(mayWrite ? acts : undefined)}
          rows={health.failed}
          rowKey={({ id }) => id}
          empty={<EmptyState title={texts.failedNone} />}
          texts={tableTexts}
        />
        {health.failedInAll > health.failed.length && (
          <p className={styles.note}>
            {fill(texts.failedMore, { n: health.failed.length, total: health.failedInAll })}
          </p>
        )}
      </Panel>
      <Panel title={texts.waiting} isFlush>
        <DataTable
          caption={texts.waitingTable}
          columns={waitingColumns}
          rows={health.waiting}
          rowKey={({ task }) => task}
          empty={<EmptyState title={texts.waitingNone} />}
          texts={tableTexts}
        />
      </Panel>
      <Panel title={texts.repeated} isFlush>
        <DataTable
          caption={texts.repeatedTable}
          columns={repeatedColumns}
          rows={health.repeated}
          rowKey={({ task }) => task}
          texts={tableTexts}
        />
      </Panel>
      <DropDialog
        job={dropping}
        isBusy={dropping !== undefined && busy === dropping.id}
        onClose={() => setDropping(undefined)}
        onDrop={(id) => void onDrop(id).then((isDone) => isDone && setDropping(undefined))}
      />
    </Stack>
  )
}

type DropDialogProps = {
  job: FailedJob | undefined
  isBusy: boolean
  onClose: () => void
  onDrop: (id: string) => void
}

function DropDialog({ job, isBusy, onClose, onDrop }: DropDialogProps) {
  return (
    <ConfirmDialog
      isOpen={job !== undefined}
      title={texts.dropTitle}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.drop}
      cancel={texts.cancel}
      isDanger
      isBusy={isBusy}
      onConfirm={() => job && onDrop(job.id)}
    >
      <p>{job && fill(texts.dropBody, { task: taskText(job.task) })}</p>
    </ConfirmDialog>
  )
}
