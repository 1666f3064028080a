import { fill } from '@enlace/contract/core/fill.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import type { NewTrial } from '@enlace/contract/trial/schemas.ts'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { switchCompany } from '../../core/session/session-acts.ts'
import { useStaff } from '../../core/session/staff-session.ts'
import { NewTrialView } from './new-view.tsx'
import { create, trialQuery } from './queries.ts'

/** `/companias/prueba/nueva`: an operator makes a trial company, and goes on in it. */
export const newTrialRoute = screenRoute({
  path: paths.newTrial.pattern,
  title: texts.title,
  query: trialQuery,
  Screen: function NewTrialScreen() {
    const { isOperator } = useStaff()
    const { isSending, problem, run } = useSending()
    const handleCreate = (wanted: NewTrial) =>
      run(async () => {
        const made = await create(wanted)
        toast({ kind: 'success', message: fill(companiesTexts.create.created, { company: made.nombre }) })
        await switchCompany(made.id)
        goTo(paths.trial())
      })
    return (
      <NewTrialView
        isOperator={isOperator}
        sending={{ isSending, problem }}
        cancelHref={paths.companies()}
        onCreate={(wanted) => void handleCreate(wanted)}
      />
    )
  },
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
