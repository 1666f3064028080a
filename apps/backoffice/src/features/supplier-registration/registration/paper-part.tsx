import { registrationReviewTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import type { RegistrationFile } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { type CalendarDate, parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { useState } from 'react'

type PaperPartProps = {
  /** The paper in sight. */
  paper: RegistrationFile
  mayWrite: boolean
  isBusy: boolean
  onDate: (id: string, issued: CalendarDate | null) => void
}

/** What a paper has in its tab. */
export const paperLabel = ({ titulo, es_anterior: isFormer }: RegistrationFile): string =>
  isFormer ? `${titulo} · ${texts.former}` : titulo

/** The paper in sight: when it was sent, and the day of issue that was read on it. */
export function PaperPart(props: PaperPartProps) {
  const { paper } = props
  return (
    <Panel title={paperLabel(paper)}>
      <Stack>
        <DefinitionList items={[{ label: texts.sentAt, value: showInstant(paper.enviado_at) }]} />
        {!paper.es_anterior && <Issued key={`${paper.id} ${paper.expedido ?? ''}`} {...props} />}
      </Stack>
    </Panel>
  )
}

/** The day of issue of a paper, kept when the field is left. */
function Issued({ paper, mayWrite, isBusy, onDate }: PaperPartProps) {
  const [typed, setTyped] = useState<string>(paper.expedido ?? '')
  const [today] = useState(() => todayInBogota(new Date()))
  return (
    <DateInput
      label={texts.issued}
      hint={texts.issuedHint}
      value={typed}
      max={today}
      disabled={!mayWrite || isBusy}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={() => {
        const issued = parseCalendarDate(typed) ?? null
        if (issued !== paper.expedido && (issued !== null || typed === '')) onDate(paper.id, issued)
      }}
    />
  )
}
