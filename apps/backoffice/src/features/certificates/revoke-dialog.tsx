import { fill } from '@enlace/contract/core/fill.ts'
import { Revocation } from '@enlace/contract/certificates/desk/schemas.ts'
import { issuedCertificateTexts as texts } from '@enlace/contract/certificates/desk/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'

type RevokeDialogProps = {
  numero: string
  isBusy: boolean
  onRevoke: (revocation: Revocation) => Promise<boolean>
  onClose: () => void
}

/** Asks why a certificate is taken back: whoever checks it reads that. */
export function RevokeDialog({ numero, isBusy, onRevoke, onClose }: RevokeDialogProps) {
  const [typed, setTyped] = useState<Revocation>({ motivo: '', otra_vez: false })
  const [isChecked, setIsChecked] = useState(false)
  const read = Revocation.safeParse(typed)
  const handleRevoke = async () => {
    setIsChecked(true)
    if (read.success && (await onRevoke(read.data))) onClose()
  }
  return (
    <ConfirmDialog
      title={fill(texts.revokeTitle, { numero })}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.revoke}
      cancel={texts.cancel}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void handleRevoke()}
    >
      <Stack>
        <p>{texts.revokeText}</p>
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          isRequired
          rows={3}
          maxLength={300}
          value={typed.motivo}
          error={isChecked ? read.error?.issues[0]?.message : undefined}
          onChange={({ target }) => setTyped({ ...typed, motivo: target.value })}
        />
        <Checkbox
          label={texts.again}
          checked={typed.otra_vez}
          onChange={({ target }) => setTyped({ ...typed, otra_vez: target.checked })}
        />
        <StepUpHint />
      </Stack>
    </ConfirmDialog>
  )
}
