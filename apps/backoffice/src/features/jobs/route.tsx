import { useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { JobsHealth, JobsState, RepeatedJob, WaitingJobs } from '@enlace/contract/jobs/schemas.ts'
import { jobsStateTexts, jobsTexts as texts } from '@enlace/contract/jobs/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { drop, jobsQuery, retry, retryAll } from './queries.ts'
import { keyOfKind, momentOf, taskText } from './shown.ts'

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
    priority: 3,
    cell: ({ retrying }) => retrying,
  },
  {
    id: 'since',
    header: texts.dueSince,
    priority: 3,
    cell: ({ dueSince }) => momentOf(dueSince, texts.none),
  },
  { id: 'next', header: texts.next, card: 'date', cell: ({ nextAt }) => momentOf(nextAt, texts.none) },
  {
    id: 'reason',
    header: texts.reason,
    priority: 4,
    cell: ({ reason }) => <Words>{reason ?? texts.none}</Words>,
  },
]

/** The columns of what comes back by the calendar. */
export const repeatedColumns: readonly Column<RepeatedJob>[] = [
  { id: 'task', header: texts.task, card: 'number', cell: ({ task }) => taskText(task) },
  { id: 'last', header: texts.last, card: 'text', cell: ({ lastAt }) => momentOf(lastAt, texts.never) },
  { id: 'next', header: texts.next, card: 'date', cell: ({ nextAt }) => momentOf(nextAt, texts.none) },
]

/** `/trabajos`: how the work that nobody waits for goes. */
export const jobsRoute = screenRoute({
  path: paths.jobs.pattern,
  title: texts.title,
  query: jobsQuery,
  Screen: ({ data }) => <Jobs health={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const kindOf = { ok: 'info', failed: 'warning', stuck: 'warning' } as const satisfies Record<
  JobsState,
  string
>

function Jobs({ health }: { health: JobsHealth }) {
  const mayWrite = useMayWrite('operation')
  const client = useQueryClient()
  const { busy, run } = useAct()
  const renew = () => client.invalidateQueries({ queryKey: jobsQuery().queryKey })
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          <Button isBusy={busy === 'refresh'} onClick={() => void run('refresh', renew)}>
            {texts.refresh}
          </Button>
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Banner kind={kindOf[health.state]}>
        {jobsStateTexts[health.state]} {fill(texts.asOf, { at: formatInstant(new Date(health.at)) })}.
      </Banner>
      <FailedJobs
        {...{ health, mayWrite, busy }}
        // What somebody else took care of meanwhile is shown as it is now, too.
        onRetry={(job) =>
          void run(
            job.id,
            () => retry(job).finally(renew),
            job.kind === 'mail' ? texts.mailRetried : texts.retried,
          )
        }
        onRetryAll={(kind) =>
          void run(
            keyOfKind(kind),
            () => retryAll(kind).finally(renew),
            fill(texts.allRetried, { n: kind.count }),
          )
        }
        onDrop={(id) => run(id, () => drop(id).finally(renew), texts.dropped)}
      />
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
    </Stack>
  )
}
