import { fill } from '@enlace/contract/core/fill.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import {
  type AskedDocument,
  AskedForm,
  templateFiles,
} from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { type ComponentType, useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { fileInputTexts } from '../../../core/forms/file-input-texts.ts'
import { WhatFields, WhomFields } from './asked-fields.tsx'
import { formOf, typedOf } from './typed.ts'

type AskedDialogProps = {
  /** The document that is changed; a new one without. */
  document: AskedDocument | undefined
  /** Keeps the document, of a version or new, and then its template. @throws CallFailure */
  onSave: (kept: AskedDocument | undefined, form: AskedForm) => Promise<AskedDocument>
  onTemplate: (kept: AskedDocument, file: File, onProgress: (sent: number) => void) => Promise<AskedDocument>
  onDropTemplate: (kept: AskedDocument) => Promise<AskedDocument>
  /** Tells of how many suppliers it would be asked. */
  Audience: ComponentType<{ form: AskedForm }>
  /** It was kept, whole or without its template. */
  onKept: () => Promise<unknown>
  onClose: () => void
}

/** Asks for a document, or changes what is asked. What was typed stays until all of it is kept. */
export function AskedDialog(props: AskedDialogProps) {
  const { document, onSave, onTemplate, onDropTemplate, Audience, onKept, onClose } = props
  const [typed, setTyped] = useState(() => typedOf(document))
  const [files, setFiles] = useState<readonly File[]>([])
  const [dropsTemplate, setDropsTemplate] = useState(false)
  const [faults, setFaults] = useState<FieldFaults>({})
  // Once the document is kept, another try sends the template alone, or changes that document.
  const [kept, setKept] = useState(document)
  const { isSending, progress, problem, run } = useSending()
  const { nombre } = typed
  const refused = problem ? refusedFields(problem) : {}
  const handleSubmit = async () => {
    const form = formOf(typed)
    const found = fieldFaults(AskedForm, form)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const [file] = files
    const isDone = await run(async (onProgress) => {
      const saved = await onSave(kept, form)
      setKept(saved)
      if (file) setKept(await onTemplate(saved, file, onProgress))
      else if (dropsTemplate && saved.plantilla !== null) setKept(await onDropTemplate(saved))
    })
    await onKept()
    if (!isDone) return
    toast({ kind: 'success', message: fill(texts.saved, { nombre }) })
    onClose()
  }
  const faultOf = (file: File) =>
    file.size > templateFiles.bytes
      ? fill(fileFaultTexts.large, { name: file.name, megabytes: templateFiles.bytes / 1024 / 1024 })
      : undefined
  return (
    <Dialog
      isOpen
      isWide
      title={document ? fill(texts.editTitle, { nombre: document.nombre }) : texts.create}
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
          <WhatFields
            {...{ typed }}
            faults={{ ...faults, ...refused }}
            onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
          />
          <FileInput
            label={texts.plantilla}
            hint={
              kept?.plantilla
                ? `${texts.plantillaHint} ${fill(texts.plantillaNow, { nombre: kept.plantilla })}`
                : texts.plantillaHint
            }
            files={files}
            accept=".pdf,.jpg,.jpeg,.png,.xlsx"
            disabled={isSending}
            error={refused['archivo1']}
            faultOf={faultOf}
            {...(isSending && { progressOf: () => progress })}
            texts={fileInputTexts}
            onChange={setFiles}
          />
          {kept?.plantilla && files.length === 0 && (
            <Checkbox
              label={texts.removeTemplate}
              checked={dropsTemplate}
              disabled={isSending}
              onChange={({ target }) => setDropsTemplate(target.checked)}
            />
          )}
          <WhomFields
            {...{ typed }}
            contract={document?.contrato ?? null}
            isNew={document === undefined}
            faults={{ ...faults, ...refused }}
            onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
          />
          <Audience form={formOf(typed)} />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}
