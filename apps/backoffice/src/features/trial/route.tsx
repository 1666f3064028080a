import type { TrialAccess } from '@enlace/contract/trial/schemas.ts'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { openAccess, trialQuery } from './queries.ts'
import { TrialView } from './view.tsx'

/** `/companias/prueba`: what the open trial company was filled with, and the ways in. */
export const trialRoute = screenRoute({
  path: paths.trial.pattern,
  title: texts.page,
  query: trialQuery,
  Screen: function TrialScreen({ data }) {
    const [access, setAccess] = useState<TrialAccess>()
    const { isSending, run } = useSending()
    const mayWrite = useMayWrite('settings')
    const handleAccess = () =>
      run(async () => {
        try {
          setAccess(await openAccess())
        } catch (thrown) {
          toastFailure(thrown)
        }
      })
    return (
      <TrialView
        trial={data.trial}
        companiesHref={paths.companies()}
        access={access}
        isOpening={isSending}
        onOpen={mayWrite ? () => void handleAccess() : undefined}
        onTold={() => setAccess(undefined)}
      />
    )
  },
  Pending: () => <ScreenSkeleton title={texts.page} />,
})
