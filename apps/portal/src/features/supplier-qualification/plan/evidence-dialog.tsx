import type { ImprovementAction } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { EvidenceForm } from '@enlace/contract/supplier-qualification/schemas.ts'
import { planTexts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { QualificationActions } from '../calls/actions.ts'

const texts = planTexts.evidenceForm

type EvidenceDialogProps = {
  action: ImprovementAction
  onSend: QualificationActions['evidence']
  onClose: () => void
}

const empty = { comentario: '', idempotencyKey: '' }

/** What was done, with the files that show it. */
export function EvidenceDialog({ action, onSend, onClose }: EvidenceDialogProps) {
  const { id, version, accion } = action
  const form = useContractForm({ schema: EvidenceForm, defaults: empty, draft: `evidence:${id}` })
  const chosen = useMessageFiles()
  const sending = useSending()
  const handleSubmit = async ({ comentario }: EvidenceForm) => {
    const isTaken = await sending.run(async (onProgress) => {
      await onSend(id, { version, comentario }, chosen.files, onProgress)
      toast({ kind: 'success', message: texts.sent })
    })
    if (isTaken) onClose()
    return isTaken
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={planTexts.form.close}>
      <p>
        <strong>{accion}</strong>
      </p>
      <p>{texts.intro}</p>
      <OnceForm
        form={form}
        sending={sending}
        submit={texts.send}
        isBlocked={chosen.hasFaults}
        onSubmit={handleSubmit}
      >
        <TextArea {...form.field('comentario')} label={texts.comment} isRequired />
        <MessageFilesInput
          label={texts.files}
          chosen={chosen}
          disabled={sending.isSending}
          {...(sending.isSending && { progress: sending.progress })}
        />
      </OnceForm>
    </Dialog>
  )
}
