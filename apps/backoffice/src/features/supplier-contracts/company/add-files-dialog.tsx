import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  contractLimits,
  type CompanyContractDetail,
} from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
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
import { refusedFields } from '../../../core/forms/field-faults.ts'
import type { ContractActs } from './actions.ts'

type AddFilesDialogProps = Pick<ContractActs, 'onAdd'> & {
  contract: CompanyContractDetail
  onClose: () => void
}

/** Adds files to a contract; a refusal takes nothing of what was chosen away. */
export function AddFilesDialog({ contract: { contrato: numero }, onAdd, onClose }: AddFilesDialogProps) {
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
    toast({ kind: 'success', message: fill(texts.added, { numero }) })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={fill(texts.addTitle, { numero })} closeLabel={texts.close}>
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
            label={texts.fileField}
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
            label={texts.fileDescription}
            hint={texts.fileDescriptionHint}
            value={descripcion}
            error={faults['descripcion']}
            maxLength={contractLimits.description}
            onChange={({ currentTarget: { value } }) => setDescripcion(value)}
          />
          <DialogFooter cancel={formTexts.cancel} confirm={texts.confirmAdd} isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}
