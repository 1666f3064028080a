import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { getCaptchaSettings } from '@enlace/contract/captcha/settings/calls.ts'
import { captchaSettingsTexts as texts } from '@enlace/contract/captcha/settings/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { captchaSettingsQuery, proveCaptcha } from './queries.ts'
import { type CaptchaOutcome, CaptchaSettingsView } from './view.tsx'

/** `/captcha`: the installation's captcha, and a test of it. */
export const captchaSettingsRoute = screenRoute({
  path: paths.captcha.pattern,
  title: texts.title,
  query: captchaSettingsQuery,
  Screen: ({ data }) => <CaptchaSettingsScreen settings={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function CaptchaSettingsScreen({ settings }: { settings: AnswerOf<typeof getCaptchaSettings> }) {
  const [attempts, setAttempts] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<CaptchaOutcome>()

  const handleTest = async (token: string) => {
    setIsSending(true)
    setOutcome(undefined)
    try {
      await proveCaptcha(token)
      setOutcome({ isSolved: true, message: texts.test.solved })
    } catch (thrown) {
      const { code, message } = failureOf(thrown)
      setOutcome({ isSolved: false, message: code === 'captcha-refused' ? texts.test.refused : message })
    }
    // A proof is used up, whatever became of it.
    setAttempts((before) => before + 1)
    setIsSending(false)
  }
  return (
    <CaptchaSettingsView
      settings={settings}
      attempts={attempts}
      isSending={isSending}
      outcome={outcome}
      onTest={(token) => void handleTest(token)}
    />
  )
}
