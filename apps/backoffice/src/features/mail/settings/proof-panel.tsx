import { fill } from '@enlace/contract/core/fill.ts'
import { type MailSettings, SenderCode } from '@enlace/contract/mail/settings/schemas.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'

const texts = mailSettingsTexts.proof

type ProofPanelProps = {
  settings: MailSettings
  mayWrite: boolean
  isProving: boolean
  proofProblem: FormProblem | null
  isSendingCode: boolean
  onProve: (typed: SenderCode) => void
  onSendCode: () => void
}

/** What is left to do before mails go out under the company's own address; nothing where that is done. */
export function ProofPanel(props: ProofPanelProps) {
  const { settings, mayWrite } = props
  const { proof, fromAddress: address, effective } = settings
  if (proof.state !== 'waiting') return null
  const { address: sender, replyTo } = effective
  return (
    <Panel title={texts.title}>
      <Stack isNarrow>
        <Banner kind="warning">
          {fill(sender === '' ? texts.waitingAlone : texts.waiting, { address, sender, replyTo })}
        </Banner>
        <p>
          {proof.until === null
            ? fill(texts.expired, { address })
            : fill(texts.sent, { address, until: formatInstant(new Date(proof.until)) })}
        </p>
        {mayWrite && <ProofForm {...props} />}
      </Stack>
    </Panel>
  )
}

function ProofForm({ isProving, proofProblem, isSendingCode, onProve, onSendCode }: ProofPanelProps) {
  const form = useContractForm<SenderCode, SenderCode>({ schema: SenderCode, defaults: { code: '' } })
  return (
    <FormShell form={form} isSending={isProving} problem={proofProblem} onSubmit={onProve}>
      <NumericInput {...form.field('code')} label={texts.code} maxLength={8} autoComplete="one-time-code" />
      <Actions>
        <Button isBusy={isSendingCode} onClick={onSendCode}>
          {texts.again}
        </Button>
        <Button type="submit" variant="primary" isBusy={isProving}>
          {texts.confirm}
        </Button>
      </Actions>
    </FormShell>
  )
}
