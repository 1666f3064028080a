import { fill } from '@enlace/contract/core/fill.ts'
import { beyondLinks, expectedLink } from '@enlace/contract/dashboard/start/links.ts'
import type { CashCalendar as Calendar } from '@enlace/contract/dashboard/start/schemas.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { calendarTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Chip } from '@enlace/ui/chip.tsx'
import { DayCalendar } from '@enlace/ui/day-calendar.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { calendarWeeks, shortDayName } from './calendar-weeks.ts'
import { type ExpectedRow, ExpectedTable } from './expected-table.tsx'
import { hrefOf } from '../../../core/document/document-paths.ts'

/** When all that is pending is expected: six weeks as a calendar, and every date with what lies beyond in a table. */
export function CashCalendar({ calendar }: { calendar: Calendar | undefined }) {
  return (
    <Panel title={texts.title}>
      {calendar ? <Currencies calendar={calendar} /> : <Skeleton lines={12} />}
    </Panel>
  )
}

function Currencies({ calendar }: { calendar: Calendar }) {
  const { days, later, delayed, undated } = calendar
  const currencies = [
    ...new Set([...later, ...delayed, ...undated, ...days].map(({ moneda }) => moneda)),
  ].toSorted((one, other) => Number(other === 'COP') - Number(one === 'COP') || (one < other ? -1 : 1))
  const [chosen, setChosen] = useState<string>()
  const moneda = currencies.find((currency) => currency === chosen) ?? currencies[0]
  if (moneda === undefined) return <Quiet>{texts.none}</Quiet>
  return (
    <Stack gap="regular">
      {currencies.length > 1 && (
        <Row groupLabel={texts.currency}>
          {currencies.map((currency) => (
            <Chip key={currency} isSelected={currency === moneda} onToggle={() => setChosen(currency)}>
              {currency}
            </Chip>
          ))}
        </Row>
      )}
      <DayCalendar
        label={fill(texts.caption, { moneda })}
        weekdays={weekdayTexts}
        weeks={calendarWeeks(calendar, moneda)}
        todayLabel={texts.today}
      />
      <ExpectedTable moneda={moneda} rows={expectedRows(calendar, moneda)} />
      <Quiet>{texts.estimated}</Quiet>
    </Stack>
  )
}

/** Every date of one currency, then what lies beyond the calendar: together, all that is pending. */
function expectedRows(
  { today, until, days, later, delayed, undated }: Calendar,
  moneda: string,
): ExpectedRow[] {
  const beyond = beyondLinks(today, until)
  const dated = days.map((day) => ({
    ...day,
    name: shortDayName(day.fecha),
    href: hrefOf(expectedLink(day.fecha, day.fecha)),
  }))
  return [
    ...delayed.map((figure) => ({ ...figure, name: texts.delayed, href: hrefOf(beyond.delayed) })),
    ...dated,
    ...later.map((figure) => ({
      ...figure,
      name: fill(texts.later, { fecha: formatDate(until) }),
      href: hrefOf(beyond.later),
    })),
    ...undated.map((figure) => ({ ...figure, name: texts.undated, href: undefined })),
  ].filter((row) => row.moneda === moneda)
}
