import { backofficeLoginTexts as texts } from '@enlace/contract/core/backoffice/texts'
import type { SignInStep } from '@enlace/contract/core/second-factor/step-schemas'
import { toast } from '@enlace/ui/core/toasts'
import { Link } from '@enlace/ui/link'
import { Stack } from '@enlace/ui/stack'
import { failureOf } from '@enlace/web/http/failure.ts'
import { LoginForm } from '@enlace/web/login/login-form.tsx'
import type { LoginValues } from '@enlace/web/login/rules.ts'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { lazy, Suspense, useState } from 'react'
import { readBoot } from '../../core/boot.ts'
import { takeNotice } from '../../core/leave.ts'
import { paths } from '../../core/paths.ts'
import { session } from '../../core/session.ts'
import { EntryFrame } from '../../core/entry-frame.tsx'
import { logIn } from './queries.ts'

const SecondStepPart = lazy(async () => ({
  default: (await import('../../core/second-step-part.tsx')).SecondStepPart,
}))

/** `/login` of the back office: email and password, then the second factor where one is asked for. */
export function LoginPage() {
  usePageTitle(texts.title)
  const [notice] = useState(takeNotice)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState(notice === undefined ? null : { id: 0, message: notice })
  const [waiting, setWaiting] = useState<SignInStep>()

  const handleSubmit = async (values: LoginValues) => {
    if (isSending) return
    setIsSending(true)
    try {
      const outcome = await logIn(values)
      if (outcome.kind === 'opened') session.open(outcome.token)
      else setWaiting(outcome.step)
    } catch (thrown) {
      setProblem({ id: Date.now(), message: failureOf(thrown).message })
    }
    setIsSending(false)
  }
  const handleBack = (message?: string) => {
    setWaiting(undefined)
    setProblem(message === undefined ? null : { id: Date.now(), message })
  }
  return (
    <EntryFrame title={texts.title} description={texts.intro}>
      {waiting ? (
        <Suspense>
          <SecondStepPart step={waiting} onToken={(token) => session.open(token)} onBack={handleBack} />
        </Suspense>
      ) : (
        <LoginForm
          offersSharedDevice={false}
          isSending={isSending}
          problem={problem}
          onSubmit={(values) => void handleSubmit(values)}
          onIncomplete={(messages) => toast({ kind: 'error', message: messages.join('\n') })}
        />
      )}
      <Stack gap="small">
        <Link href={paths.passwordRecovery()}>{texts.recover}</Link>
        <Link href={readBoot().portalUrl}>{texts.portal}</Link>
      </Stack>
    </EntryFrame>
  )
}
