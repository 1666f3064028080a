import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { addedFileLimits } from '@enlace/contract/documents/attachments/limits.ts'
import { documentFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useState } from 'react'
import { refusedFields } from '@enlace/web/form/field-faults.ts'

/** Adds files with a description of them. @throws CallFailure where they were refused. */
export type AddFiles = (
  added: { descripcion: string; files: readonly File[] },
  onProgress: (sent: number) => void,
) => Promise<void>

type AddFilesDialogProps = {
  /** The document as people name it: "Orden de compra OC-12". */
  document: string
  onAdd: AddFiles
  onClose: () => void
}

/** Adds files to a document; a refusal takes nothing of what was chosen away. */
export function AddFilesDialog({ document: documento, onAdd, onClose }: AddFilesDialogProps) {
  const chosen = useMessageFiles()
  const [descripcion, setDescripcion] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isSending, progress, problem, run } = useSending()
  const faults = problem ? refusedFields(problem) : {}
  const handleSubmit = async () => {
    const isEmpty = chosen.files.length === 0
    setIsMissing(isEmpty)
    if (isEmpty || chosen.hasFaults) return
    if (!(await run((onProgress) => onAdd({ descripcion, files: chosen.files }, onProgress)))) return
    toast({ kind: 'success', message: fill(texts.added, { documento }) })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={fill(texts.addTitle, { documento })} closeLabel={formTexts.close}>
      <form
        noValidate
        aria-busy={isSending || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void handleSubmit()
        }}
      >
        <Stack>
          {problem && <ErrorSummary title={problem.title ?? deskTexts.refused} errors={[problem]} />}
          <p>{texts.addIntro}</p>
          <MessageFilesInput
            label={texts.files}
            chosen={chosen}
            error={
              isMissing && chosen.files.length === 0
                ? texts.faults.file
                : (faults['archivos'] ?? faults['archivo1'])
            }
            disabled={isSending}
            {...(isSending && { progress })}
          />
          <TextInput
            label={texts.description}
            hint={texts.descriptionHint}
            value={descripcion}
            error={faults['descripcion']}
            maxLength={addedFileLimits.description}
            onChange={({ currentTarget: { value } }) => setDescripcion(value)}
          />
          <DialogFooter cancel={formTexts.cancel} confirm={texts.confirmAdd} isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}
