import { useQueryClient } from '@tanstack/react-query'
import type { Availability } from '@enlace/contract/availability/schemas.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { type FieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { AvailabilityActs } from './actions.ts'
import { availabilityQuery, callOff, change, close, open, plan } from './queries.ts'
import { useNow } from './use-now.ts'
import { AvailabilityView } from './view.tsx'

/** `/disponibilidad`: whether the portal is on line, and its maintenance. */
export const availabilityRoute = screenRoute({
  path: paths.availability.pattern,
  title: texts.title,
  query: availabilityQuery,
  Screen: ({ data }) => <AvailabilityScreen availability={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function AvailabilityScreen({ availability }: { availability: Availability }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { run } = useAct()
  const now = useNow(availability.now)
  const refresh = () => client.invalidateQueries({ queryKey: availabilityQuery().queryKey })

  /** Does one thing and answers what the server said of the fields. */
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<FieldFaults | undefined> => {
    try {
      await work()
      toast({ kind: 'success', message: done })
      await refresh()
      return undefined
    } catch (thrown) {
      const failure = failureOf(thrown)
      const faults = refusedFields(failure)
      if (Object.keys(faults).length === 0 && failure.code !== 'step-up-needed') toastFailure(thrown)
      if (failure.code === 'changed-meanwhile' || failure.code === 'maintenance-over') await refresh()
      return faults
    }
  }
  const acts: AvailabilityActs = {
    onClose: (returnsAt, message) => attempt(() => close(returnsAt, message), texts.closed),
    onOpen: () => void run('open', () => open().then(refresh), texts.opened),
    onPlan: (planned) => attempt(() => plan(planned), texts.saved),
    onChange: (window, planned) => attempt(() => change(window, planned), texts.changed),
    onCallOff: (window) => void attempt(() => callOff(window), texts.calledOff),
  }
  return <AvailabilityView {...{ availability, mayWrite, now, acts }} />
}
