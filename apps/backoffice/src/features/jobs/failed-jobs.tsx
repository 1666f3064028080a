import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { FailedJob, FailedKind, JobsHealth } from '@enlace/contract/jobs/schemas.ts'
import { jobsTexts as texts } from '@enlace/contract/jobs/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { useState } from 'react'
import styles from './jobs.module.css'
import { failedText, keyOfKind, momentOf, taskText } from './shown.ts'

/** What somebody may do about work that failed. */
type JobActs = {
  busy: string | undefined
  onRetry: (job: FailedJob) => void
  onRetryAll: (kind: FailedKind) => void
  onDrop: (job: FailedJob) => void
}

/** The columns of what was given up by kind, each to be done again as a whole. */
function kindColumns({ busy, onRetryAll }: JobActs): readonly Column<FailedKind>[] {
  return [
    { id: 'task', header: texts.task, card: 'number', cell: failedText },
    { id: 'count', header: texts.count, align: 'end', card: 'count', cell: ({ count }) => count },
    {
      id: 'acts',
      header: texts.acts,
      card: 'status',
      cell: (kind) => (
        <Button
          aria-label={fill(kind.count === 1 ? texts.retryOf : texts.retryAllOf, {
            n: kind.count,
            task: failedText(kind),
          })}
          isBusy={busy === keyOfKind(kind)}
          onClick={() => onRetryAll(kind)}
        >
          {kind.count === 1 ? texts.retry : fill(texts.retryAll, { n: kind.count })}
        </Button>
      ),
    },
  ]
}

/** The columns of what was given up; without acts for users who may only look. */
export function failedColumns(acts: JobActs | undefined): readonly Column<FailedJob>[] {
  return [
    { id: 'task', header: texts.task, card: 'number', cell: failedText },
    {
      id: 'reason',
      header: texts.reason,
      card: 'text',
      cell: ({ reason }) => <Words>{reason === '' ? texts.none : reason}</Words>,
    },
    {
      id: 'attempts',
      header: texts.attempts,
      align: 'end',
      priority: 3,
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'created',
      header: texts.createdAt,
      priority: 4,
      cell: ({ createdAt }) => momentOf(createdAt, texts.none),
    },
    {
      id: 'failed',
      header: texts.failedAt,
      card: 'date',
      cell: ({ failedAt }) => momentOf(failedAt, texts.none),
    },
    ...(acts
      ? [
          {
            id: 'acts',
            header: texts.acts,
            card: 'status' as const,
            cell: (job: FailedJob) => <FailedActs job={job} acts={acts} />,
          },
        ]
      : []),
  ]
}

function FailedActs({ job, acts }: { job: FailedJob; acts: JobActs }) {
  const task = failedText(job)
  return (
    <Actions>
      <Button
        aria-label={fill(texts.retryOf, { task })}
        isBusy={acts.busy === job.id}
        onClick={() => acts.onRetry(job)}
      >
        {texts.retry}
      </Button>
      {job.kind === 'job' && (
        <Button aria-label={fill(texts.dropOf, { task })} onClick={() => acts.onDrop(job)}>
          {texts.drop}
        </Button>
      )}
    </Actions>
  )
}

type FailedJobsProps = {
  health: JobsHealth
  mayWrite: boolean
  busy: string | undefined
  onRetry: (job: FailedJob) => void
  onRetryAll: (kind: FailedKind) => void
  onDrop: (id: string) => Promise<boolean>
}

/** What failed, by kind where there are several of one, with what to do about it. */
export function FailedJobs({ health, mayWrite, busy, onRetry, onRetryAll, onDrop }: FailedJobsProps) {
  const [dropping, setDropping] = useState<FailedJob>()
  const acts = { busy, onRetry, onRetryAll, onDrop: setDropping }
  // Where each is the only one of its kind, its own row says enough.
  const hasKinds = mayWrite && health.failedKinds.some(({ count }) => count > 1)
  return (
    <>
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
      <DropDialog
        job={dropping}
        isBusy={dropping !== undefined && busy === dropping.id}
        onClose={() => setDropping(undefined)}
        onDrop={(id) => void onDrop(id).then((isDone) => isDone && setDropping(undefined))}
      />
    </>
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
