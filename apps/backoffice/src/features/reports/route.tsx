import { useQueryClient } from '@tanstack/react-query'
import type { DeskReport, DeskReportLink } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { Refusals, ReportActions } from './actions.ts'
import { addLink, changeLink, changeReport, removeLink, reportsQuery, resetReport } from './queries.ts'
import { ReportsDeskView } from './view.tsx'

/** `/reportes`: which reports suppliers have, and how. */
export const reportsDeskRoute = screenRoute({
  path: paths.reports.pattern,
  title: texts.title,
  query: reportsQuery,
  Screen: ({ data }) => <ReportsDeskScreen {...data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type ReportsDeskScreenProps = { reports: readonly DeskReport[]; links: readonly DeskReportLink[] }

function ReportsDeskScreen(props: ReportsDeskScreenProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const act = async (work: () => Promise<unknown>, done: string): Promise<Refusals | undefined> => {
    let refused: Refusals = {}
    const isDone = await run(
      'act',
      async () => {
        try {
          await work()
        } catch (thrown) {
          refused = failureOf(thrown).fields
          throw thrown
        } finally {
          await client.invalidateQueries({ queryKey: reportsQuery().queryKey })
        }
      },
      done,
    )
    return isDone ? undefined : refused
  }
  const actions: ReportActions = {
    change: ({ id, sello }, settings) => act(() => changeReport(id, sello, settings), texts.saved),
    reset: ({ id, sello }) => act(() => resetReport(id, sello), texts.resetDone),
    keepLink: (link, body) =>
      act(() => (link ? changeLink(link.id, link.sello, body) : addLink(body)), texts.linkSaved),
    removeLink: ({ id }) => act(() => removeLink(id), texts.linkRemoved),
  }
  return <ReportsDeskView {...props} mayWrite={mayWrite} isBusy={busy !== undefined} actions={actions} />
}
