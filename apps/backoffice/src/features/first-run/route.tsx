import { useQueryClient } from '@tanstack/react-query'
import { templateNames } from '@enlace/contract/core/content/places'
import type { FirstModule, FirstRun, FirstStep, ModuleGap } from '@enlace/contract/core/first-run/schemas'
import { firstRunTexts as texts } from '@enlace/contract/features/first-run/texts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { firstRunQuery, mark, sendModules } from './queries.ts'
import { stepPlaces } from './step-places.ts'
import { FirstRunView } from './view.tsx'

/** `/primeros-pasos`: what is left until the portal can be opened to suppliers. */
export const firstRunRoute = screenRoute({
  path: paths.firstRun.pattern,
  title: texts.title,
  query: firstRunQuery,
  Screen: ({ data }) => <FirstRunScreen firstRun={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const registrationForm = paths.template({ kind: 'template', name: templateNames.supplierRegistration })

/** Where each module is given what it misses. */
const mends: Readonly<Record<ModuleGap, string>> = {
  'registration-form': registrationForm,
  'registration-fields': registrationForm,
  'contact-subjects': paths.contactLists(),
  'contact-channels': paths.contactLists(),
}

function FirstRunScreen({ firstRun }: { firstRun: FirstRun }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useDeed()
  const refresh = () => client.invalidateQueries({ queryKey: firstRunQuery().queryKey })
  const handleMark = (step: FirstStep, state: 'done' | 'skipped' | 'left') =>
    run(step, () => mark(step, state).then(refresh))
  const handleModules = (on: FirstModule[]) =>
    run(
      'modules',
      async () => {
        try {
          await sendModules(firstRun.version, on)
          await mark('modules', 'done')
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
      {...{ firstRun, mayWrite, mends }}
      places={{ ...stepPlaces, modules: paths.parameters() }}
      busy={busy}
      onMark={(step, state) => void handleMark(step, state)}
      onModules={(on) => void handleModules(on)}
    />
  )
}
