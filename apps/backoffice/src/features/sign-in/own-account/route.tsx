import type { Security } from '@enlace/contract/sign-in/security/schemas.ts'
import { staffEmailTexts } from '@enlace/contract/sign-in/security/texts.ts'
import * as calls from '@enlace/contract/staff/sign-in/security-calls.ts'
import { ownAccountTexts as texts } from '@enlace/contract/sign-in/own-account/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { EmailPanel } from '@enlace/web/security/email-panel.tsx'
import {
  securityQueryOf,
  signInsQueryOf,
  useEmailActions,
  useSecurityActions,
} from '@enlace/web/security/queries.ts'
import { SecurityTab } from '@enlace/web/security/security-tab.tsx'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'

/** `/mi-cuenta`: how whoever is in secures its own access. */
export const ownAccountRoute = screenRoute({
  path: paths.ownAccount.pattern,
  title: texts.title,
  query: () => securityQueryOf(calls),
  Screen: ({ data }) => <OwnAccount security={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function OwnAccount({ security }: { security: Security }) {
  const actions = useSecurityActions(calls)
  const emailActions = useEmailActions(calls)
  const signIns = useQuery(signInsQueryOf(calls))
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      <SecurityTab
        security={security}
        signIns={signIns.data}
        signInsFailed={signIns.isError}
        onRetry={() => void signIns.refetch()}
        actions={actions}
        email={<EmailPanel security={security} actions={emailActions} words={staffEmailTexts} />}
      />
    </Stack>
  )
}
