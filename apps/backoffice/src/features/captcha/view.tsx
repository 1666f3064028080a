import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { getCaptchaSettings } from '@enlace/contract/captcha/settings/calls.ts'
import { captchaSettingsTexts as texts } from '@enlace/contract/captcha/settings/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'
import { useState } from 'react'

/** What became of a test. */
export type CaptchaOutcome = { isSolved: boolean; message: string }

type CaptchaSettingsViewProps = {
  settings: AnswerOf<typeof getCaptchaSettings>
  /** Rises with each test, whose proof is used up. */
  attempts: number
  isSending: boolean
  outcome: CaptchaOutcome | undefined
  onTest: (token: string) => void
}

/** Which captcha there is, and the same one to solve. */
export function CaptchaSettingsView({
  settings,
  attempts,
  isSending,
  outcome,
  onTest,
}: CaptchaSettingsViewProps) {
  const { provider, siteKey, hasSecret } = settings
  const [token, setToken] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const handleTest = () => {
    setIsMissing(token === '')
    if (token === '') return
    setToken('')
    onTest(token)
  }
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      <Panel title={texts.facts.title}>
        <Stack>
          <DefinitionList
            items={[
              { label: texts.facts.provider, value: texts.providers[provider] },
              ...(siteKey === '' ? [] : [{ label: texts.facts.siteKey, value: siteKey }]),
              {
                label: texts.facts.secret,
                value: hasSecret ? texts.facts.secretSet : texts.facts.secretNone,
              },
              { label: texts.facts.used, value: texts.facts.places },
            ]}
          />
          <p>{texts.readOnly}</p>
          <TechnicalDetails label={technicalTexts.title}>
            <p>{technicalTexts.captcha}</p>
          </TechnicalDetails>
        </Stack>
      </Panel>
      <Panel title={texts.test.title}>
        <Stack>
          <p>{texts.test.intro}</p>
          <Captcha
            onToken={setToken}
            resetKey={attempts}
            error={isMissing && token === '' ? texts.test.missing : undefined}
          />
          <Actions>
            <Button variant="primary" isBusy={isSending} onClick={handleTest}>
              {texts.test.run}
            </Button>
          </Actions>
          <div role="status">
            {outcome && <StatusChip tone={outcome.isSolved ? 'good' : 'bad'}>{outcome.message}</StatusChip>}
          </div>
        </Stack>
      </Panel>
    </Stack>
  )
}
