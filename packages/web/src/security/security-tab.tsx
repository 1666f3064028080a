import type { Security, SignIn } from '@enlace/contract/sign-in/security/schemas.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { DevicesPanel } from './devices-panel.tsx'
import { FactorPanel } from './factor-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import type { SecurityActions } from './actions.ts'
import { SessionsPanel } from './sessions-panel.tsx'
import { SignInsPanel } from './sign-ins-panel.tsx'

type SecurityTabProps = {
  security: Security
  signIns: { rows: readonly SignIn[]; hasMore: boolean } | undefined
  signInsFailed: boolean
  onRetry: () => void
  actions: SecurityActions
  /** Where the email is changed, if it is changed here. */
  email?: ReactNode
}

/** Password, second factor, email, sessions, trusted devices and the history of logins. */
export function SecurityTab(props: SecurityTabProps) {
  const { security, signIns, signInsFailed, onRetry, actions, email } = props
  return (
    <Stack gap="large">
      <FactorPanel security={security} actions={actions} />
      <PasswordPanel email={security.email} actions={actions} />
      {email}
      <SessionsPanel sessions={security.sessions} actions={actions} />
      <DevicesPanel devices={security.devices} actions={actions} />
      <SignInsPanel signIns={signIns} hasFailed={signInsFailed} onRetry={onRetry} actions={actions} />
    </Stack>
  )
}
