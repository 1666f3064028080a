import { fill } from '@enlace/contract/core/fill.ts'
import { type MailSettings, WrittenMailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

const texts = mailSettingsTexts.form

type SenderFormProps = {
  settings: MailSettings
  mayWrite: boolean
  isSaving: boolean
  problem: FormProblem | null
  onSave: (written: WrittenMailSettings) => void
}

/** The form's id: the button that saves it is in the page's bar. */
export const senderFormId = 'sender'

/** Whom the company's mails come from; what is left empty is what the installation says. */
export function SenderForm({ settings, mayWrite, isSaving, problem, onSave }: SenderFormProps) {
  const { version, fromName, fromAddress, replyTo, dkimSelector, installation } = settings
  const form = useContractForm<WrittenMailSettings, WrittenMailSettings>({
    schema: WrittenMailSettings,
    defaults: { version, fromName, fromAddress, replyTo, dkimSelector },
  })
  const field = (name: keyof WrittenMailSettings) => ({ ...form.field(name), disabled: !mayWrite })
  return (
    <FormShell id={senderFormId} form={form} isSending={isSaving} problem={problem} onSubmit={onSave}>
      <TextInput {...field('fromName')} label={texts.fromName} hint={texts.fromNameHint} maxLength={100} />
      <TextInput
        {...field('fromAddress')}
        label={texts.fromAddress}
        hint={
          installation.address === ''
            ? texts.fromAddressAlone
            : fill(texts.fromAddressHint, { address: installation.address })
        }
        inputMode="email"
        maxLength={254}
      />
      <TextInput
        {...field('replyTo')}
        label={texts.replyTo}
        hint={texts.replyToHint}
        inputMode="email"
        maxLength={254}
      />
      <TextInput
        {...field('dkimSelector')}
        label={texts.dkimSelector}
        hint={texts.dkimSelectorHint}
        maxLength={63}
      />
      {mayWrite && <StepUpHint />}
    </FormShell>
  )
}
