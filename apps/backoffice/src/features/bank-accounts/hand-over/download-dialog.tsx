import { HandOverWanted } from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { handOverTexts as texts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'

type DownloadDialogProps = {
  onDownload: (wanted: HandOverWanted) => Promise<void>
  onClose: () => void
}

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }))

/** Asks which applied changes go into the treasury's file. What was chosen stays until the file is there. */
export function DownloadDialog({ onDownload, onClose }: DownloadDialogProps) {
  const [today] = useState(() => todayInBogota(new Date()))
  const [wanted, setWanted] = useState<HandOverWanted>({
    cuales: 'pending',
    desde: '',
    hasta: today,
    formato: 'xlsx',
  })
  const [faults, setFaults] = useState<FieldFaults>({})
  const { busy, run } = useAct()
  const change = (values: Partial<HandOverWanted>) => setWanted({ ...wanted, ...values })
  const handleSubmit = () => {
    const found = fieldFaults(HandOverWanted, wanted)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    void run('download', async () => {
      try {
        await onDownload(wanted)
      } catch (thrown) {
        setFaults(refusedFields(failureOf(thrown)))
        throw thrown
      }
    })
  }
  return (
    <Dialog isOpen title={texts.dialogTitle} closeLabel={texts.cancel} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
      >
        <Stack gap="regular">
          <p>{texts.dialogBody}</p>
          <Select
            label={texts.which}
            error={faults['cuales']}
            value={wanted.cuales}
            options={optionsOf(texts.whichOptions)}
            onChange={({ target }) => change({ cuales: target.value === 'period' ? 'period' : 'pending' })}
          />
          {wanted.cuales === 'period' && (
            <FieldRow>
              <DateInput
                label={texts.from}
                error={faults['desde']}
                max={today}
                isRequired
                value={wanted.desde}
                onChange={({ target }) => change({ desde: target.value })}
              />
              <DateInput
                label={texts.to}
                error={faults['hasta']}
                max={today}
                isRequired
                value={wanted.hasta}
                onChange={({ target }) => change({ hasta: target.value })}
              />
            </FieldRow>
          )}
          <Select
            label={texts.format}
            value={wanted.formato}
            options={optionsOf(texts.formats)}
            onChange={({ target }) => change({ formato: target.value === 'csv' ? 'csv' : 'xlsx' })}
          />
          <StepUpHint />
          <DialogFooter cancel={texts.cancel} confirm={texts.confirm} isBusy={busy !== undefined} />
        </Stack>
      </form>
    </Dialog>
  )
}
