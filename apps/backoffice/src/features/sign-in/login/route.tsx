import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { backofficeLoginTexts as texts } from '@enlace/contract/backoffice/texts.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { oidcLoginTexts as oidcTexts } from '@enlace/contract/staff/sign-in/oidc-login-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { LoginForm } from '@enlace/web/login/login-form.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readBoot } from '../../../core/session/boot.ts'
import { takeNotice } from '../../../core/session/leave.ts'
import { paths } from '../../../core/paths.ts'
import { session } from '../../../core/session/session.ts'
import { EntryFrame } from '../../../core/screen/entry-frame.tsx'
import { takeProviderReturn } from '../../../core/session/provider-return.ts'
import { arrive, logIn, type LoginOutcome, type Tie } from './queries.ts'

const SecondStepPart = lazyPart(
  async () => (await import('../../../core/session/second-step-part.tsx')).SecondStepPart,
)

const TiePart = lazyPart(async () => (await import('./tie-route.tsx')).TiePart)

const InstitutionalPart = lazyPart(async () => (await import('./institutional-route.tsx')).InstitutionalPart)

/**
 * `/login` of the back office: email and password or the company's identity provider, then the second factor where one is
 * asked for.
 */
export function LoginPage() {
  usePageTitle(texts.title)
  const { isSending, isArriving, problem, asksCaptcha, waiting, tie, enterBy, goBack } = useEntry()
  const proof = useRef('')
  const [isInstitutional, setIsInstitutional] = useState(false)
  return (
    <EntryFrame title={texts.title} description={texts.intro}>
      {waiting ? (
        <Suspense>
          <SecondStepPart step={waiting} onToken={(token) => session.open(token)} onBack={goBack} />
        </Suspense>
      ) : tie ? (
        <Suspense>
          <TiePart tie={tie} onToken={(token) => session.open(token)} onBack={goBack} />
        </Suspense>
      ) : isArriving ? (
        <p role="status">{oidcTexts.arriving}</p>
      ) : isInstitutional ? (
        <Suspense>
          <InstitutionalPart onBack={() => setIsInstitutional(false)} />
        </Suspense>
      ) : (
        <>
          <LoginForm
            offersSharedDevice={false}
            isSending={isSending}
            problem={problem}
            captcha={
              asksCaptcha && (
                <Captcha
                  resetKey={problem?.id ?? 0}
                  onToken={(token) => {
                    proof.current = token
                  }}
                />
              )
            }
            onSubmit={(values) => void enterBy(() => logIn(values, proof.current))}
            onIncomplete={(messages) => toast({ kind: 'error', message: messages.join('\n') })}
          />
          {readBoot().offersOidc && (
            <Button isWide onClick={() => setIsInstitutional(true)}>
              {oidcTexts.open}
            </Button>
          )}
        </>
      )}
      <Stack gap="small">
        <Link href={paths.passwordRecovery()}>{texts.recover}</Link>
        <Link href={readBoot().portalUrl}>{texts.portal}</Link>
      </Stack>
    </EntryFrame>
  )
}

/** What a login is about: under way, refused, or waiting for its second step; a return from a provider goes on at once. */
function useEntry() {
  const [notice] = useState(takeNotice)
  const [answer] = useState(takeProviderReturn)
  const [isSending, setIsSending] = useState(false)
  const [isArriving, setIsArriving] = useState(answer !== undefined)
  const [problem, setProblem] = useState(notice === undefined ? null : { id: 0, message: notice })
  const [asksCaptcha, setAsksCaptcha] = useState(false)
  const [waiting, setWaiting] = useState<SignInStep>()
  const [tie, setTie] = useState<Tie>()
  const hasArrived = useRef(false)

  const enterBy = async (show: () => Promise<LoginOutcome>) => {
    if (isSending) return
    setIsSending(true)
    try {
      const outcome = await show()
      if (outcome.kind === 'opened') session.open(outcome.token)
      else if (outcome.kind === 'tie') setTie(outcome.tie)
      else setWaiting(outcome.step)
    } catch (thrown) {
      const { code, message } = failureOf(thrown)
      if (code === 'captcha-needed' || code === 'captcha-refused') setAsksCaptcha(true)
      setProblem({ id: Date.now(), message })
    }
    setIsSending(false)
    setIsArriving(false)
  }
  const arriveOnce = useEffectEvent(() => {
    if (answer === undefined || hasArrived.current) return
    hasArrived.current = true
    void enterBy(() => arrive(answer))
  })
  useEffect(() => arriveOnce(), [])
  return {
    isSending,
    isArriving,
    problem,
    asksCaptcha,
    waiting,
    tie,
    enterBy,
    goBack(message?: string) {
      setWaiting(undefined)
      setTie(undefined)
      setProblem(message === undefined ? null : { id: Date.now(), message })
    },
  }
}
