import { fill } from '@enlace/contract/core/fill.ts'
import { filesInputTexts } from '@enlace/contract/core/files/input-texts.ts'
import { NewIssuedSupporting } from '@enlace/contract/invoices/issued/schemas.ts'
import { issuedTexts as texts } from '@enlace/contract/invoices/issued/texts.ts'
import { supportingCodes } from '@enlace/contract/invoices/limits.ts'
import type { IssuedSupporting } from '@enlace/contract/invoices/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'

/** Sends the form with its files. @throws CallFailure */
export type RecordIssued = (said: NewIssuedSupporting, files: readonly File[]) => Promise<unknown>

type IssuedDialogProps = {
  known: readonly IssuedSupporting[]
  onRecord: RecordIssued
  onClose: () => void
}

/** Records the documento soporte that the company's software issued, or its adjustment note. */
export function IssuedDialog({ known, onRecord, onClose }: IssuedDialogProps) {
  const before = known.find(({ tipo }) => tipo === '05')
  const [said, setSaid] = useState(() => ({
    tipo: '05',
    numero: before?.numero ?? '',
    fecha: String(before?.fecha ?? todayInBogota(new Date())),
    cuds: before?.cuds ?? '',
  }))
  const [files, setFiles] = useState<readonly File[]>([])
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const { isSending, problem, run } = useSending()
  const change = (changes: Partial<typeof said>) => setSaid((kept) => ({ ...kept, ...changes }))
  const errors = { ...faults, ...problem?.fields }
  const handleConfirm = async () => {
    const wrong = fieldFaults(NewIssuedSupporting, said)
    setFaults(wrong)
    const read = NewIssuedSupporting.safeParse(said)
    if (!read.success || !(await run(() => onRecord(read.data, files)))) return
    toast({ kind: 'success', message: texts.saved })
    onClose()
  }
  return (
    <ConfirmDialog
      title={before ? texts.correct : texts.record}
      closeLabel={texts.close}
      confirm={texts.save}
      cancel={texts.cancel}
      isBusy={isSending}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack>
        <p>{texts.intro}</p>
        {before && (
          <Select
            label={texts.type}
            value={said.tipo}
            options={supportingCodes.map((value) => ({ value, label: texts.types[value] }))}
            onChange={({ currentTarget: { value } }) =>
              change({
                tipo: value,
                numero: value === '05' ? before.numero : '',
                cuds: value === '05' ? before.cuds : '',
              })
            }
          />
        )}
        <TextInput
          label={texts.number}
          isRequired
          maxLength={30}
          error={errors['numero']}
          value={said.numero}
          onChange={({ currentTarget }) => change({ numero: currentTarget.value })}
        />
        <DateInput
          label={texts.date}
          isRequired
          error={errors['fecha']}
          value={said.fecha}
          onChange={({ currentTarget }) => change({ fecha: currentTarget.value })}
        />
        <TextInput
          label={texts.cuds}
          hint={texts.cudsHint}
          isRequired
          spellCheck={false}
          error={errors['cuds']}
          value={said.cuds}
          onChange={({ currentTarget }) => change({ cuds: currentTarget.value.trim() })}
        />
        <FileInput
          label={texts.files}
          hint={texts.filesHint}
          error={errors['archivos'] ?? (problem && !problem.fields['archivos'] ? problem.message : undefined)}
          isMultiple
          accept=".xml,.pdf,.zip,application/xml,application/pdf"
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
