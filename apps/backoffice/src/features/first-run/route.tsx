import { useQueryClient } from '@tanstack/react-query'
import type { FirstModule, FirstRun, FirstStep } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { loadStaffSession, useMayWrite } from '../../core/session/staff-session.ts'
import { firstRunQuery, mark, sendModules } from './queries.ts'
import { gapPlaces, stepPlaces } from './step-places.ts'
import { FirstRunView } from './view.tsx'

/** `/primeros-pasos`: what is left until the portal can be opened to suppliers. */
export const firstRunRoute = screenRoute({
  path: paths.firstRun.pattern,
  title: texts.title,
  search: ({ paso }) => paso,
  query: firstRunQuery,
  Screen: ({ data, search }) => <FirstRunScreen firstRun={data} opened={search} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function FirstRunScreen({ firstRun, opened }: { firstRun: FirstRun; opened: string | undefined }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const refresh = () => client.invalidateQueries({ queryKey: firstRunQuery().queryKey })
  const handleMark = (step: FirstStep, state: 'done' | 'skipped' | 'left') =>
    run(step, () => mark(step, state).then(refresh))
  const handleModules = (on: FirstModule[]) =>
    run(
      'modules',
      async () => {
        try {
          await sendModules(firstRun.version, on)
          await Promise.all([mark('modules', 'done'), loadStaffSession()])
        } catch (thrown) {
          if (failureOf(thrown).code !== 'changed-meanwhile') throw thrown
          await refresh()
          throw thrown
        }
        await refresh()
      },
      texts.modules.saved,
    )
  return (
    <FirstRunView
      {...{ firstRun, mayWrite, opened }}
      mends={gapPlaces}
      places={{ ...stepPlaces, modules: paths.parameters() }}
      busy={busy}
      onMark={(step, state) => void handleMark(step, state)}
      onModules={(on) => void handleModules(on)}
    />
  )
}
