import { fill } from '@enlace/contract/core/fill.ts'
import {
  ErasureAsked,
  type PersonalFate,
  type PersonalPart,
  type PersonHeld,
} from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

type EraseDialogProps = {
  held: PersonHeld
  onClose: () => void
  /** @throws CallFailure */
  onErase: (asked: ErasureAsked) => Promise<void>
}

const rowsOf = (parts: readonly PersonalPart[], ...fates: PersonalFate[]) =>
  showCount(
    parts.filter(({ destino }) => fates.includes(destino)).reduce((sum, { registros }) => sum + registros, 0),
  )

/** Asks once more before a person is erased: whoever does it types the email again. */
export function EraseDialog({ held: { correo, partes }, onClose, onErase }: EraseDialogProps) {
  const form = useContractForm<ErasureAsked, ErasureAsked>({
    schema: ErasureAsked,
    defaults: { correo, repetido: '' },
  })
  const { isSending, problem, run } = useSending()
  return (
    <Dialog isOpen onClose={onClose} title={fill(texts.eraseTitle, { correo })} closeLabel={texts.close}>
      <FormShell
        form={form}
        isSending={isSending}
        problem={problem}
        onSubmit={(asked) => void run(() => onErase(asked))}
      >
        <p>
          {fill(texts.eraseBody, {
            van: rowsOf(partes, 'borra', 'anonimiza'),
            quedan: rowsOf(partes, 'queda'),
          })}
        </p>
        <TextInput
          {...form.field('repetido')}
          type="email"
          autoComplete="off"
          label={texts.repeated}
          maxLength={254}
        />
        <StepUpHint />
        <DialogFooter cancel={texts.cancel} confirm={texts.erase} isDanger isBusy={isSending} />
      </FormShell>
    </Dialog>
  )
}
