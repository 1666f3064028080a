import type { BootData } from '@enlace/contract/company/schemas.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { loginTexts as texts } from '@enlace/contract/sign-in/login/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuietMoment } from '@enlace/web/content/use-quiet-moment.ts'
import { paths } from '../../../core/paths.ts'
import { goInside } from '../../../core/session/reload-at.ts'
import { takeNotice } from '../../../core/session/notice.ts'
import { LoginForm } from '@enlace/web/login/login-form.tsx'
import type { LoginOutcome } from './queries.ts'
import type { LoginFields } from '@enlace/web/login/rules.ts'
import type { SentLogin } from './send.ts'
import { useCompanyContent } from './use-company-content.tsx'
import { useLoginPictures } from './use-login-pictures.ts'
import { LoginView } from './view.tsx'

/** What makes the call comes after the page, which is complete without. */
const importLogIn = async () => (await import('./queries.ts')).logIn

/** A login that waits for its second step, with the form that asks for it. */
type Waiting = Extract<LoginOutcome, { kind: 'second-step' }> & { isSharedDevice: boolean }

/** What the server asks for where strangers have failed at the email. */
type Captcha = Extract<LoginOutcome, { kind: 'captcha' }>

/** What was done at the login before it was there, and a login that was sent then (`app/held-login.ts`). */
type Held = {
  isSending: () => boolean
  handOver: () => Promise<SentLogin | undefined>
  pressAgain: () => void
}

/** What a login leads to where it does not lead inside. */
type Untold = Exclude<LoginOutcome, { kind: 'opened' }> | { kind: 'missing' }

/** Without a network it is the page of server errors (spec 8, Server status check). */
const notReached = (): LoginOutcome | { kind: 'missing' } =>
  navigator.onLine ? { kind: 'missing' } : { kind: 'failed', reference: undefined }

/** The login of a company's portal: inside, the page is loaded anew at the statements (spec 2). */
export function LoginPage({ boot, held }: { boot: BootData; held?: Held | undefined }) {
  const [isSending, setIsSending] = useState(() => held?.isSending() ?? false)
  const [problem, setProblem] = useState<{ id: number; message: string } | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  // Each refusal uses the captcha's proof up.
  const [refusals, setRefusals] = useState(0)
  const proof = useRef('')
  const isQuiet = useQuietMoment()
  const content = useCompanyContent(isQuiet)
  const pictures = useLoginPictures(boot, isQuiet && !isSending)
  const pageTitle = boot.company.page_title
  useEffect(() => {
    // Without what asks the server, which comes later.
    document.title = `${texts.title} · ${pageTitle}`
  }, [pageTitle])
  useEffect(() => {
    // It comes before it is needed, and after all that is seen.
    if (isQuiet) importLogIn().catch(() => undefined)
  }, [isQuiet])
  useEffect(() => {
    const notice = takeNotice()
    if (notice !== null) toast(notice)
  }, [])

  const handleSubmit = async (values: LoginFields) => {
    setIsSending(true)
    setProblem(null)
    const outcome = await importLogIn().then((logIn) => logIn(boot, values, proof.current), notReached)
    if (outcome.kind === 'opened') goInside()
    else tell(outcome, values)
  }
  const tell = (outcome: Untold, values: LoginFields) => {
    setIsSending(false)
    if (outcome.kind === 'missing') setProblem({ id: Date.now(), message: pageTexts.missingHelp })
    else if (outcome.kind === 'second-step') setWaiting({ ...outcome, isSharedDevice: values.isSharedDevice })
    else if (outcome.kind === 'captcha' || outcome.kind === 'refused') {
      if (outcome.kind === 'captcha') setCaptcha(outcome)
      setRefusals((before) => before + 1)
      setProblem({ id: Date.now(), message: outcome.message })
    } else location.hash = paths.serverError({}, { from: paths.login.pattern, reference: outcome.reference })
  }
  const takeOver = useEffectEvent((early: Held, sent: SentLogin | undefined) => {
    // The page is on its way inside.
    if (sent?.outcome.kind === 'opened') return
    setIsSending(false)
    if (sent) tell(sent.outcome, sent.values)
    else early.pressAgain()
  })
  useEffect(() => {
    if (held) void held.handOver().then((sent) => takeOver(held, sent))
  }, [held])
  const handleBack = (message?: string) => {
    setWaiting(null)
    setProblem(message === undefined ? null : { id: Date.now(), message })
  }
  const handleIncomplete = (messages: string[]) => {
    toast({ kind: 'warning', title: texts.toastTitle, message: messages.join(' · ') })
  }
  return (
    <LoginView
      company={{ ...boot.company, ...pictures }}
      flags={boot.flags}
      maintenance={boot.maintenance}
      content={content}
    >
      {waiting ? (
        <waiting.SecondStepPart boot={boot} {...waiting} onEntered={goInside} onBack={handleBack} />
      ) : (
        <LoginForm
          offersSharedDevice
          isSending={isSending}
          problem={problem}
          captcha={
            captcha && (
              <captcha.CaptchaPart
                resetKey={refusals}
                onToken={(token) => {
                  proof.current = token
                }}
              />
            )
          }
          onSubmit={(values) => void handleSubmit(values)}
          onIncomplete={handleIncomplete}
        />
      )}
    </LoginView>
  )
}
