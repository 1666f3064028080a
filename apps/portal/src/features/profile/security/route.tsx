import { profileTexts } from '@enlace/contract/profile/texts.ts'
import type { Security } from '@enlace/contract/sign-in/security/schemas.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../core/paths.ts'
import * as calls from '@enlace/contract/sign-in/security/calls.ts'
import { EmailPanel } from '@enlace/web/security/email-panel.tsx'
import { useSecurityActions } from '@enlace/web/security/queries.ts'
import { SecurityTab } from '@enlace/web/security/security-tab.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ProfileFrame } from '../../../core/profile/frame.tsx'
import { securityQuery, signInsQuery, useOwnEmailActions } from './queries.ts'

/** `/profile/security`: how a person secures its access (screens 2.14). */
export const securityRoute = screenRoute({
  path: paths.profileSecurity.pattern,
  title: `${texts.title} · ${profileTexts.title}`,
  query: securityQuery,
  Screen: ({ data }) => (
    <ProfileFrame current="security">
      <SecurityPage security={data} />
    </ProfileFrame>
  ),
  Pending: () => (
    <ProfileFrame current="security">
      <Skeleton lines={12} />
    </ProfileFrame>
  ),
})

function SecurityPage({ security }: { security: Security }) {
  const actions = useSecurityActions(calls)
  const emailActions = useOwnEmailActions()
  const signIns = useQuery(signInsQuery())
  return (
    <SecurityTab
      security={security}
      signIns={signIns.data}
      signInsFailed={signIns.isError}
      onRetry={() => void signIns.refetch()}
      actions={actions}
      email={<EmailPanel security={security} actions={emailActions} />}
    />
  )
}
