import { fill } from '@enlace/contract/core/fill.ts'
import type { FailedJob, FailedKind, RepeatedJob, WaitingJobs } from '@enlace/contract/jobs/schemas.ts'
import { jobsTexts as texts, jobTaskTexts } from '@enlace/contract/jobs/texts.ts'
import { Words } from '@enlace/ui/words.tsx'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { purposeText } from '../../core/mail-purpose.ts'

/** What a kind of work does; one that has no words yet by its name. */
export const taskText = (task: string): string => jobTaskTexts[task] ?? task

const momentOf = (at: string | null, none: string) => (at === null ? none : showInstant(at))

/** What was given up, in words: a kind of work, or what a mail is about. */
export const failedText = ({ kind, task }: Pick<FailedJob, 'kind' | 'task'>): string =>
  kind === 'mail' ? fill(texts.mailOf, { purpose: purposeText(task) }) : taskText(task)

/** What tells one kind from the others. */
export const keyOfKind = ({ kind, task }: Pick<FailedKind, 'kind' | 'task'>): string => `${kind} ${task}`

/** What somebody may do about work that failed. */
export type JobActs = {
  busy: string | undefined
  onRetry: (job: FailedJob) => void
  onRetryAll: (kind: FailedKind) => void
  onDrop: (job: FailedJob) => void
}

/** The columns of what was given up by kind, each to be done again as a whole. */
export function kindColumns({ busy, onRetryAll }: JobActs): readonly Column<FailedKind>[] {
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

/** The columns of what was given up; without acts for whoever may only look. */
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
      isWideOnly: true,
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'created',
      header: texts.createdAt,
      isWidestOnly: true,
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

/** The columns of what is not done yet. */
export const waitingColumns: readonly Column<WaitingJobs>[] = [
  { id: 'task', header: texts.task, card: 'number', cell: ({ task }) => taskText(task) },
  { id: 'running', header: texts.running, align: 'end', cell: ({ running }) => running },
  { id: 'due', header: texts.due, align: 'end', card: 'amount', cell: ({ due }) => due },
  { id: 'later', header: texts.later, align: 'end', cell: ({ later }) => later },
  {
    id: 'retrying',
    header: texts.retrying,
    align: 'end',
    isWideOnly: true,
    cell: ({ retrying }) => retrying,
  },
  {
    id: 'since',
    header: texts.dueSince,
    isWideOnly: true,
    cell: ({ dueSince }) => momentOf(dueSince, texts.none),
  },
  { id: 'next', header: texts.next, card: 'date', cell: ({ nextAt }) => momentOf(nextAt, texts.none) },
  {
    id: 'reason',
    header: texts.reason,
    isWidestOnly: true,
    cell: ({ reason }) => <Words>{reason ?? texts.none}</Words>,
  },
]

/** The columns of what comes back by the calendar. */
export const repeatedColumns: readonly Column<RepeatedJob>[] = [
  { id: 'task', header: texts.task, card: 'number', cell: ({ task }) => taskText(task) },
  { id: 'last', header: texts.last, card: 'text', cell: ({ lastAt }) => momentOf(lastAt, texts.never) },
  { id: 'next', header: texts.next, card: 'date', cell: ({ nextAt }) => momentOf(nextAt, texts.none) },
]
