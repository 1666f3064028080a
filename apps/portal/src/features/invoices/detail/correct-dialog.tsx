import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { invoiceTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'
import { electronicFiles, invoiceFileWords } from '../../../core/invoices/file-words.ts'

export type SendFiles = (files: readonly File[], onProgress: (sent: number) => void) => Promise<void>

type CorrectDialogProps = { invoice: InvoiceDetail; onCorrect: SendFiles; onClose: () => void }

/** Takes the document that replaces a returned one, under the same number. */
export function CorrectDialog({ invoice, onCorrect, onClose }: CorrectDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const { isSending, progress, problem, run } = useSending()
  const handleConfirm = async () => {
    setIsMissing(files.length === 0)
    if (files.length === 0) return
    if (!(await run((onProgress) => onCorrect(files, onProgress)))) return
    toast({ kind: 'success', message: fillFor(invoice, texts.corrected) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={fillFor(invoice, texts.correctTitle, { numero: invoice.numero })}
      closeLabel={texts.close}
      confirm={texts.correctConfirm}
      cancel={texts.cancel}
      isBusy={isSending}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack>
        <p>{fillFor(invoice, texts.correctHint, { radicado: invoice.radicado ?? '' })}</p>
        {problem && <p role="alert">{problem.message}</p>}
        <FileInput
          label={texts.correctFile}
          isRequired
          isMultiple
          error={isMissing ? texts.fileMissing : undefined}
          accept={electronicFiles}
          files={[...files]}
          onChange={setFiles}
          {...(isSending && { progressOf: () => progress })}
          texts={invoiceFileWords}
        />
      </Stack>
    </ConfirmDialog>
  )
}
