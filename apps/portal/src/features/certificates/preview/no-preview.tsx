import { fill } from '@enlace/contract/core/fill.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import { certificateStateTexts as stateTexts } from '@enlace/contract/certificates/texts.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { clockIcon, documentIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import type { Choice } from '../choice/choice.ts'

/** Years that are offered where the one that was asked for has nothing. */
const offeredYears = 3

type NothingWithheldProps = { choice: Choice; onYear: (anio: number) => void }

/** Nothing of the kind was withheld in that year: another answer than that it is not yet out (screens 2.7). */
export function NothingWithheld({ choice: { tipo, anio, years }, onYear }: NothingWithheldProps) {
  return (
    <Panel title={texts.preview}>
      <EmptyState
        icon={documentIcon}
        title={fill(stateTexts.none, { tipo: texts.of[tipo], anio })}
        action={
          years.length > 0 && (
            <Actions>
              {years.slice(0, offeredYears).map((year) => (
                <Button key={year} onClick={() => onYear(year)}>
                  {fill(texts.seeYear, { anio: year })}
                </Button>
              ))}
            </Actions>
          )
        }
      />
    </Panel>
  )
}

/** There are withholdings, but the company does not certify them yet. */
export function NotReleased({ fecha }: { fecha: CalendarDate | null }) {
  return (
    <Panel title={texts.preview}>
      <EmptyState
        icon={clockIcon}
        title={
          fecha === null
            ? stateTexts.unreleased
            : fill(stateTexts.unreleasedUntil, { fecha: formatDate(fecha) })
        }
      >
        {texts.unreleasedHint}
      </EmptyState>
    </Panel>
  )
}
