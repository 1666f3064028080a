import { GatewayKeys } from '@enlace/contract/payments/settings/schemas.ts'
import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useWritten } from './use-written.ts'

type KeysDialogProps = {
  /** The public key that is kept; empty without one. */
  publicKey: string
  onKeys: (keys: GatewayKeys) => Promise<void>
  onClose: () => void
}

/** Takes the keys of an account at Wompi. What was typed stays until they are kept. */
export function KeysDialog({ publicKey, onKeys, onClose }: KeysDialogProps) {
  const start: GatewayKeys = { llave_publica: publicKey, integridad: '', eventos: '', privada: '' }
  const { values, faults, isBusy, change, submit } = useWritten(GatewayKeys, start, async (keys) => {
    await onKeys(keys)
    onClose()
  })
  const secret = { type: 'password', autoComplete: 'off', spellCheck: false, maxLength: 200 } as const
  return (
    <Dialog isOpen title={texts.keysTitle} closeLabel={texts.cancel} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="regular">
          <p>{texts.keysIntro}</p>
          <TextInput
            label={texts.publicKey}
            hint={texts.publicKeyHint}
            error={faults['llave_publica']}
            isRequired
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={values.llave_publica}
            onChange={({ target }) => change({ llave_publica: target.value })}
          />
          <TextInput
            {...secret}
            label={texts.integrity}
            error={faults['integridad']}
            value={values.integridad}
            onChange={({ target }) => change({ integridad: target.value })}
          />
          <TextInput
            {...secret}
            label={texts.eventsSecret}
            error={faults['eventos']}
            value={values.eventos}
            onChange={({ target }) => change({ eventos: target.value })}
          />
          <TextInput
            {...secret}
            label={texts.privateKey}
            hint={texts.privateKeyHint}
            error={faults['privada']}
            value={values.privada}
            onChange={({ target }) => change({ privada: target.value })}
          />
          <StepUpHint />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isBusy} />
        </Stack>
      </form>
    </Dialog>
  )
}
