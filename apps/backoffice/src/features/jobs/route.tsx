import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { JobsHealth } from '@enlace/contract/jobs/schemas.ts'
import { jobsTexts as texts } from '@enlace/contract/jobs/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { drop, jobsQuery, retry, retryAll } from './queries.ts'
import { keyOfKind } from './columns.tsx'
import { JobsView } from './view.tsx'

/** `/trabajos`: how the work that nobody waits for goes. */
export const jobsRoute = screenRoute({
  path: paths.jobs.pattern,
  title: texts.title,
  query: jobsQuery,
  Screen: ({ data }) => <Jobs health={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function Jobs({ health }: { health: JobsHealth }) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const renew = () => client.invalidateQueries({ queryKey: jobsQuery().queryKey })
  return (
    <JobsView
      health={health}
      mayWrite={useMayWrite('operation')}
      busy={busy}
      onRefresh={() => void run('refresh', renew)}
      // What somebody else took care of meanwhile is shown as it is now, too.
      onRetry={(job) =>
        run(job.id, () => retry(job).finally(renew), job.kind === 'mail' ? texts.mailRetried : texts.retried)
      }
      onRetryAll={(kind) =>
        run(keyOfKind(kind), () => retryAll(kind).finally(renew), fill(texts.allRetried, { n: kind.count }))
      }
      onDrop={(id) => run(id, () => drop(id).finally(renew), texts.dropped)}
    />
  )
}
