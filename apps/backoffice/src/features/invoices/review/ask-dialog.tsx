import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { askSupplier } from '@enlace/contract/questions/desk/calls.ts'
import { AskForm } from '@enlace/contract/questions/desk/schemas.ts'
import { askSupplierTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
import { questionTypes } from '@enlace/contract/questions/limits.ts'
import { questionTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'

type AskDialogProps = { id: string; onAsked: () => Promise<void>; onClose: () => void }

// Nothing is chosen yet: the contract refuses it with its own words.
const empty = { tipo: '' as AskForm['tipo'], mensaje: '', idempotencyKey: '' }

/** Asks the supplier about a handed-in document, with files where there are any. */
export function AskDialog({ id, onAsked, onClose }: AskDialogProps) {
  const form = useContractForm({ schema: AskForm, defaults: empty, draft: `ask-supplier:${id}` })
  const sending = useSending()
  const chosen = useMessageFiles()
  const { isSending, progress } = sending
  const handleSubmit = async ({ tipo, mensaje, idempotencyKey }: AskForm) => {
    const params = { kind: 'invoices', id } as const
    const isTaken = await sending.run((onProgress) =>
      uploader(onProgress)(askSupplier, {
        params,
        body: { tipo, mensaje, idempotencyKey, ...partsOf(chosen.files) },
      }),
    )
    if (!isTaken) return false
    toast({ kind: 'success', message: texts.sent })
    await onAsked()
    onClose()
    return true
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.ask} closeLabel={deskTexts.close}>
      <OnceForm
        form={form}
        sending={sending}
        submit={texts.send}
        isBlocked={chosen.hasFaults}
        onSubmit={handleSubmit}
      >
        <p>{texts.intro}</p>
        <Select
          {...form.field('tipo')}
          label={texts.type}
          placeholder={deskTexts.choose}
          isRequired
          options={questionTypes.map((value) => ({ value, label: threadTypeTexts[value] }))}
        />
        <TextArea {...form.field('mensaje')} label={texts.message} rows={4} isRequired />
        <MessageFilesInput
          label={questionTexts.files}
          chosen={chosen}
          disabled={isSending}
          {...(isSending && { progress })}
        />
      </OnceForm>
    </Dialog>
  )
}
