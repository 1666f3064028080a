import { fill } from '@enlace/contract/core/fill.ts'
import type { RegistrationFile } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationReviewTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { type CalendarDate, parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { useState } from 'react'
import { FileViewer } from '../../../core/papers/file-viewer.tsx'
import styles from '../registrations.module.css'

export type PapersProps = {
  papers: readonly RegistrationFile[]
  mayWrite: boolean
  isBusy: boolean
  addressOf: (id: string) => Promise<string>
  onDownload: (id: string) => void
  onDate: (id: string, issued: CalendarDate | null) => void
}

/** The papers of a request, one of them in sight, with the day of issue that was read on it. */
export function Papers({ papers, mayWrite, isBusy, addressOf, onDownload, onDate }: PapersProps) {
  const [chosen, setChosen] = useState(papers[0]?.id)
  const shown = papers.find(({ id }) => id === chosen) ?? papers[0]
  if (!shown)
    return (
      <Panel title={texts.papers}>
        <p>{texts.noPapers}</p>
      </Panel>
    )
  return (
    <Panel title={texts.papers}>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <button
              type="button"
              className={styles.paper}
              aria-pressed={paper.id === shown.id}
              onClick={() => setChosen(paper.id)}
            >
              <span className={styles.strong}>{paper.titulo}</span>
              <span className={styles.hint}>{fill(texts.sent, { at: showInstant(paper.enviado_at) })}</span>
              {paper.es_anterior && <StatusChip tone="neutral">{texts.former}</StatusChip>}
            </button>
          </li>
        ))}
      </ul>
      {!shown.es_anterior && (
        <div className={styles.issued}>
          <Issued key={`${shown.id} ${shown.expedido ?? ''}`} {...{ shown, mayWrite, isBusy, onDate }} />
        </div>
      )}
      <FileViewer file={shown} addressOf={addressOf} onDownload={onDownload} />
    </Panel>
  )
}

type IssuedProps = Pick<PapersProps, 'mayWrite' | 'isBusy' | 'onDate'> & { shown: RegistrationFile }

/** The day of issue of a paper, kept when the field is left. */
function Issued({ shown, mayWrite, isBusy, onDate }: IssuedProps) {
  const [typed, setTyped] = useState<string>(shown.expedido ?? '')
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
        if (issued !== shown.expedido && (issued !== null || typed === '')) onDate(shown.id, issued)
      }}
    />
  )
}
