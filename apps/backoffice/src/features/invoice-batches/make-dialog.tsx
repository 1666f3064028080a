import type { KeptFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { invoiceBatchTexts as texts } from '@enlace/contract/invoice-batches/texts.ts'
import {
  type CalendarDate,
  calendarDate,
  isCalendarDate,
  todayInBogota,
} from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'

type MakeDialogProps = {
  formats: readonly KeptFormat[]
  /** By field, what the server refuses. */
  faults: Readonly<Record<string, string>>
  isBusy: boolean
  onMake: (format: string, until: CalendarDate) => void
  onClose: () => void
}

/** Asks for the format of a new file, and up to which day of acceptance it goes. */
export function MakeDialog({ formats, faults, isBusy, onMake, onClose }: MakeDialogProps) {
  const [today] = useState(() => todayInBogota(new Date()))
  const [format, setFormat] = useState(formats[0]?.id ?? '')
  const [until, setUntil] = useState<string>(today)
  return (
    <Dialog isOpen title={texts.makeTitle} closeLabel={texts.cancel} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isCalendarDate(until)) onMake(format, calendarDate(until))
        }}
      >
        <Stack>
          <p>{texts.makeIntro}</p>
          <Select
            label={texts.format}
            value={format}
            error={faults['formato']}
            options={formats.map(({ id, formato }) => ({ value: id, label: formato.nombre }))}
            onChange={({ target }) => setFormat(target.value)}
          />
          <DateInput
            label={texts.until}
            value={until}
            max={today}
            required
            error={faults['hasta']}
            onChange={({ target }) => setUntil(target.value)}
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.make} isBusy={isBusy} />
        </Stack>
      </form>
    </Dialog>
  )
}
