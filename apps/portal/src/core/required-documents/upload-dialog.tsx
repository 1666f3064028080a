import { fill } from '@enlace/contract/core/fill.ts'
import { messageFileTexts } from '@enlace/contract/questions/texts.ts'
import { uploadLimits } from '@enlace/contract/core/uploads/schemas.ts'
import { type RequiredDocument, versionMessages } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { addDays, isCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { VersionDays } from '@enlace/domain/required-documents.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { paperFault } from './file-fault.ts'
import { ruleWords } from './words.ts'

const texts = requiredDocumentTexts.form
const fileWords = {
  ...messageFileTexts,
  choose: texts.choose,
  drop: texts.drop,
  remove: (name: string) => fill(messageFileTexts.remove, { name }),
  sending: (name: string) => fill(messageFileTexts.sending, { name }),
  size: fileSizeText,
}

type UploadDialogProps = {
  document: RequiredDocument
  isOpen: boolean
  onSend: (file: File, days: VersionDays) => void
  onTemplate: () => void
  onClose: () => void
}

type Faults = Partial<Record<'file' | 'expedido' | 'vence' | 'upload', string>>

/** The form of a new version: its file, and the day that the rule of the document asks for. */
export function UploadDialog({ document, isOpen, onSend, onTemplate, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File>()
  const [fileFault, setFileFault] = useState<string>()
  const [typed, setTyped] = useState({ expedido: '', vence: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [today] = useState(() => todayInBogota(new Date()))
  const { nombre, regla, dias, plantilla } = document

  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setFileFault(undefined)
    setFaults(({ file: _, ...others }) => others)
    if (chosen) void paperFault(chosen).then(setFileFault)
  }
  const handleSend = async () => {
    const days = { expedido: dayIn(typed.expedido), vence: dayIn(typed.vence) }
    const wrong: Faults = versionMessages(document, days, todayInBogota(new Date()))
    if (!file) wrong.file = requiredDocumentTexts.faults.file
    const fault = file && (await paperFault(file))
    setFaults(wrong)
    if (file && fault === undefined && Object.keys(wrong).length === 0) {
      onSend(file, days)
      choose(undefined)
      setTyped({ expedido: '', vence: '' })
    }
  }
  const day = (name: 'expedido' | 'vence') => ({
    value: typed[name],
    error: faults[name],
    isRequired: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
      setFaults(({ [name]: _, ...others }) => others)
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(texts.title, { documento: nombre })}
      closeLabel={requiredDocumentTexts.close}
      confirm={texts.send}
      cancel={texts.cancel}
      onConfirm={() => void handleSend()}
    >
      <Stack>
        <p>{ruleWords(document)}</p>
        {faults.upload !== undefined && <p role="alert">{faults.upload}</p>}
        {plantilla && (
          <div>
            <Button icon={downloadIcon} onClick={onTemplate}>
              {requiredDocumentTexts.downloadTemplate}
            </Button>
          </div>
        )}
        <FileInput
          label={texts.file}
          hint={fill(texts.fileHint, { megas: uploadLimits.bytes / 1024 / 1024 })}
          error={faults.file}
          isRequired
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          files={file ? [file] : []}
          onChange={([chosen]) => choose(chosen)}
          faultOf={() => fileFault}
          texts={fileWords}
        />
        {regla === 'dias' && (
          <DateInput
            {...day('expedido')}
            label={texts.issued}
            hint={fill(texts.issuedHint, { dias: dias ?? 0 })}
            min={addDays(today, -(dias ?? 0))}
            max={today}
          />
        )}
        {regla === 'documento' && (
          <DateInput {...day('vence')} label={texts.ends} hint={texts.endsHint} min={today} />
        )}
        <Meanwhile document={document} />
      </Stack>
    </ConfirmDialog>
  )
}

/** What becomes of the versions that there are. */
function Meanwhile({ document: { versiones, vigente } }: Pick<UploadDialogProps, 'document'>) {
  return (
    <>
      {versiones[0]?.estado === 'en_revision' && <p>{texts.replaces}</p>}
      {vigente !== null && <p>{texts.keeps}</p>}
    </>
  )
}

const dayIn = (text: string) => (isCalendarDate(text) ? text : null)
