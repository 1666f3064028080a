import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import {
  type DeskPaper,
  paperDayFaults,
  PaperForm,
  paperLimits,
} from '@enlace/contract/company-papers/schemas.ts'
import { companyPapersTexts as texts } from '@enlace/contract/company-papers/texts.ts'
import { parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { fileInputTexts } from '../../core/forms/file-input-texts.ts'

const { bytes } = paperLimits.files
const megabytes = bytes / 1024 / 1024

type PaperDialogProps = {
  /** The paper in whose place a new version comes; a new paper without. */
  paper: DeskPaper | undefined
  /** @throws CallFailure where it was refused. */
  onSave: (paper: { form: PaperForm; file: File }, onProgress: (sent: number) => void) => Promise<unknown>
  onClose: () => void
}

/** Asks for a paper with its days and its PDF; a refusal takes nothing of it away. */
export function PaperDialog({ paper, onSave, onClose }: PaperDialogProps) {
  const [nombre, setNombre] = useState(paper?.nombre ?? '')
  const [fecha, setFecha] = useState('')
  const [vence, setVence] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [found, setFound] = useState<FieldFaults>({})
  const { isSending, progress, problem, run } = useSending()
  const faults = { ...(problem ? refusedFields(problem) : {}), ...found }
  const [file] = files
  const handleSubmit = async () => {
    const form = {
      nombre,
      fecha: parseCalendarDate(fecha) ?? '',
      vence: parseCalendarDate(vence) ?? '',
    } as const
    const wrong = {
      ...fieldFaults(PaperForm, form),
      ...paperDayFaults(form, todayInBogota(new Date())),
      ...(file === undefined && { archivo1: texts.faults.file }),
    }
    setFound(wrong)
    if (file === undefined || Object.keys(wrong).length > 0 || faultOf(file) !== undefined) return
    if (!(await run((onProgress) => onSave({ form, file }, onProgress)))) return
    toast({ kind: 'success', message: fill(paper ? texts.replaced : texts.added, { nombre }) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={paper ? fill(texts.replaceOf, { nombre: paper.nombre }) : texts.addTitle}
      closeLabel={texts.close}
      onClose={onClose}
    >
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
          {paper && <p>{texts.replaceIntro}</p>}
          <TextInput
            label={texts.nombre}
            hint={texts.nombreHint}
            isRequired
            maxLength={paperLimits.nombre}
            value={nombre}
            error={faults['nombre']}
            onChange={({ target }) => setNombre(target.value)}
          />
          <FieldRow>
            <DateInput
              label={texts.fecha}
              isRequired
              value={fecha}
              error={faults['fecha']}
              onChange={({ target }) => setFecha(target.value)}
            />
            <DateInput
              label={texts.venceLabel}
              hint={texts.venceHint}
              value={vence}
              error={faults['vence']}
              onChange={({ target }) => setVence(target.value)}
            />
          </FieldRow>
          <FileInput
            label={texts.file}
            hint={fill(texts.fileHint, { megas: megabytes })}
            isRequired
            accept=".pdf,application/pdf"
            files={files}
            disabled={isSending}
            error={faults['archivo1'] ?? faults['archivo']}
            faultOf={faultOf}
            {...(isSending && { progressOf: () => progress })}
            texts={fileInputTexts}
            onChange={setFiles}
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}

const faultOf = (file: File) =>
  file.size > bytes ? fill(fileFaultTexts.large, { name: file.name, megabytes }) : undefined
