import { fill } from '@enlace/contract/core/fill.ts'
import { ImportRhythm, type ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TimeInput } from '@enlace/ui/time-input.tsx'
import { useState } from 'react'

const texts = importsTexts.freshness
const everyOptions = ['business-day', 'week', 'month', 'never'] as const
type Every = (typeof everyOptions)[number]

type RhythmDialogProps = {
  source: ImportSource
  isBusy: boolean
  onSave: (source: ImportSource, rhythm: ImportRhythm) => void
  onClose: () => void
}

/** Asks when a source is expected. */
export function RhythmDialog({ source, isBusy, onSave, onClose }: RhythmDialogProps) {
  const { rhythm } = source
  const [every, setEvery] = useState<Every>(rhythm.every === 'never' ? 'business-day' : rhythm.every)
  const [before, setBefore] = useState('before' in rhythm ? rhythm.before : '08:00')
  const [weekday, setWeekday] = useState(rhythm.every === 'week' ? String(rhythm.weekday) : '1')
  const [day, setDay] = useState(rhythm.every === 'month' ? String(rhythm.day) : '5')
  const [isAsked, setAsked] = useState(false)
  const typed = ImportRhythm.safeParse({ every, before, weekday, day })
  const isDayWrong = every === 'month' && !(Number(day) >= 1 && Number(day) <= 31)
  const isHourWrong = every !== 'never' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(before)
  const handleSave = () => {
    setAsked(true)
    if (typed.success) onSave(source, typed.data)
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel={texts.cancel}
      title={fill(texts.changeOf, { source: source.source })}
      confirm={texts.save}
      cancel={texts.cancel}
      isBusy={isBusy}
      onConfirm={handleSave}
    >
      <Stack>
        <Select
          label={texts.every}
          value={every}
          options={everyOptions.map((value) => ({ value, label: texts.everyOptions[value] }))}
          onChange={({ currentTarget }) =>
            setEvery(everyOptions.find((value) => value === currentTarget.value) ?? 'never')
          }
        />
        {every === 'week' && (
          <Select
            label={texts.weekday}
            value={weekday}
            options={texts.weekdays.map((label, at) => ({ value: String(at + 1), label }))}
            onChange={({ currentTarget }) => setWeekday(currentTarget.value)}
          />
        )}
        {every === 'month' && (
          <NumericInput
            label={texts.day}
            hint={texts.dayHint}
            isWhole
            maxLength={2}
            value={day}
            error={isAsked && isDayWrong ? texts.dayInvalid : undefined}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        )}
        {every !== 'never' && (
          <TimeInput
            label={texts.before}
            value={before}
            error={isAsked && isHourWrong ? texts.beforeInvalid : undefined}
            onChange={({ currentTarget }) => setBefore(currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
