import { actFormTexts as texts } from '@enlace/contract/acts/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { useState } from 'react'

type SameDateProps = { min: CalendarDate; onApply: (date: string) => void }

/** One date for all lines of an order, which is what mostly happens. */
export function SameDate({ min, onApply }: SameDateProps) {
  const [date, setDate] = useState('')
  return (
    <Row gap="regular" align="end">
      <DateInput
        label={texts.sameDateForAll}
        min={min}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <Button disabled={date === ''} onClick={() => onApply(date)}>
        {texts.apply}
      </Button>
    </Row>
  )
}
