import { archiveMonthsOffered } from '@enlace/contract/document-archive/schemas.ts'
import { documentArchiveTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import {
  type CalendarDate,
  calendarDate,
  formatMonth,
  monthBefore,
  todayInBogota,
} from '@enlace/domain/calendar-date.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'

type MakeDialogProps = {
  isBusy: boolean
  onMake: (first: CalendarDate) => void
  onClose: () => void
}

/** Asks for the month whose archive is made now; only months that are over. */
export function MakeDialog({ isBusy, onMake, onClose }: MakeDialogProps) {
  const [months] = useState(() => monthsOver(todayInBogota(new Date())))
  const [chosen, setChosen] = useState<string>(months[0] ?? '')
  return (
    <Dialog isOpen title={texts.makeTitle} closeLabel={texts.cancel} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onMake(calendarDate(chosen))
        }}
      >
        <Stack>
          <p>{texts.makeIntro}</p>
          <Select
            label={texts.month}
            value={chosen}
            options={months.map((first) => ({ value: first, label: formatMonth(first) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.make} isBusy={isBusy} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The first days of the months that are over, the last one first. */
function monthsOver(today: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = []
  for (let day = today; months.length < archiveMonthsOffered;) {
    day = monthBefore(day).first
    months.push(day)
  }
  return months
}
