import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { goTo } from '@enlace/web/place.ts'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { Suspense, useEffect, useState } from 'react'
import { EntryFrame } from '../../../core/screen/entry-frame.tsx'
import { paths } from '../../../core/paths.ts'
import { session } from '../../../core/session/session.ts'
import type { SetupActs, SetupLink } from '../actions.ts'
import { SetupForm } from './setup-form.tsx'
import type { NewSetup } from '../setup-values.ts'

const SecondStepPart = lazyPart(
  async () => (await import('../../../core/session/second-step-part.tsx')).SecondStepPart,
)

/** `/primeros-pasos/{token}`: the first administrator of an installation and its company, by the link that the start printed. */
export function SetupPage({ token, askSetup, sendSetup }: { token: string } & SetupActs) {
  usePageTitle(texts.setupTitle)
  const [link, setLink] = useState<SetupLink | 'spent' | 'failed'>()
  const [turn, setTurn] = useState(0)
  const [waiting, setWaiting] = useState<SignInStep>()
  const { isSending, problem, run } = useSending()
  useEffect(() => {
    let isShown = true
    askSetup(token).then(
      (known) => isShown && setLink(known),
      () => isShown && setLink('failed'),
    )
    return () => {
      isShown = false
    }
  }, [token, turn, askSetup])

  const handleSubmit = (setup: NewSetup) =>
    run(async () => {
      try {
        const answer = await sendSetup(token, setup)
        if (answer.secondStep) setWaiting(answer.secondStep)
        else enter(answer.session_token)
      } catch (thrown) {
        if (failureOf(thrown).code === 'link-spent') setLink('spent')
        throw thrown
      }
    })
  if (link === 'spent' && !waiting)
    return (
      <EntryFrame title={texts.spentTitle} description={texts.spent}>
        <p>
          <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
        </p>
      </EntryFrame>
    )
  if (link === 'failed')
    return (
      <EntryFrame title={texts.setupTitle} description={texts.failed}>
        <p>
          <Button onClick={() => setTurn(turn + 1)}>{texts.retry}</Button>
        </p>
      </EntryFrame>
    )
  return (
    <EntryFrame title={texts.setupTitle} description={waiting ? undefined : texts.setupIntro}>
      {waiting ? (
        <Suspense>
          <SecondStepPart
            step={waiting}
            onToken={enter}
            onBack={() => goTo(paths.login(), { replaces: true })}
          />
        </Suspense>
      ) : (
        link !== undefined && (
          <SetupForm
            company={link === 'spent' ? null : link.company}
            sending={{ isSending, problem }}
            onSubmit={(setup) => void handleSubmit(setup)}
          />
        )
      )}
    </EntryFrame>
  )
}

/** Somebody is in: on to the steps that are left. */
function enter(token: string | undefined): void {
  if (token === undefined) return
  session.open(token)
  goTo(paths.firstRun(), { replaces: true })
}
