import { fill } from '@enlace/contract/core/fill.ts'
import { filesInputTexts } from '@enlace/contract/core/files/input-texts.ts'
import type { DeskRadianEvent } from '@enlace/contract/invoices/radian/schemas.ts'
import { radianDeskTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'

type AnswerFileDialogProps = {
  event: DeskRadianEvent
  /** Throws what the server refused. */
  onRead: (xml: string) => Promise<unknown>
  onClose: () => void
}

/** Takes the file in which the DIAN answered to an event. */
export function AnswerFileDialog({ event: { codigo }, onRead, onClose }: AnswerFileDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const { isSending, problem, run } = useSending()
  const handleConfirm = async () => {
    const [file] = files
    setIsMissing(!file)
    if (!file || !(await run(async () => onRead(await file.text())))) return
    toast({ kind: 'success', message: texts.answered })
    onClose()
  }
  return (
    <ConfirmDialog
      title={fill(texts.answerFileTitle, { codigo })}
      closeLabel={texts.close}
      confirm={texts.answerFile}
      cancel={texts.cancel}
      isBusy={isSending}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack>
        <p>{texts.answerFileIntro}</p>
        <FileInput
          label={texts.file}
          isRequired
          error={isMissing ? texts.fileMissing : (problem?.fields['xml'] ?? problem?.message)}
          accept=".xml,application/xml,text/xml"
          files={[...files]}
          onChange={setFiles}
          texts={{
            ...filesInputTexts,
            remove: (name) => fill(filesInputTexts.remove, { name }),
            sending: (name) => fill(filesInputTexts.sending, { name }),
            size: fileSizeText,
          }}
        />
      </Stack>
    </ConfirmDialog>
  )
}
