import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { ReportSchedule } from '@enlace/contract/reports/schemas.ts'
import { reportScheduleTexts as texts } from '@enlace/contract/reports/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import type { ScheduleActs } from './actions.ts'
import { periodName, timesText } from '../report/shown.ts'
import styles from '../view.module.css'

const instant = (text: string | null) => (
  <Unbroken>{text === null ? texts.neverSent : showInstant(text)}</Unbroken>
)

/** The columns of what comes by mail. */
export const scheduleColumns = ({
  busy,
  toggle,
  remove,
}: Omit<ScheduleActs, 'create'>): readonly Column<ReportSchedule>[] => [
  {
    id: 'reporte',
    header: texts.report,
    card: 'number',
    cell: ({ titulo, formato }) => `${titulo} · ${formato.toUpperCase()}`,
  },
  { id: 'cuando', header: texts.when, card: 'text', cell: timesText },
  {
    id: 'que',
    header: texts.what,
    priority: 3,
    cell: ({ periodo, filtro, sucursal }) =>
      [
        periodName(periodo),
        ...filtro,
        sucursal === null ? texts.branches : fill(texts.branch, { branch: sucursal }),
      ].join(' · '),
  },
  {
    id: 'proximo',
    header: texts.next,
    card: 'date',
    cell: ({ activa, vigente, proxima }) =>
      activa && vigente ? instant(proxima) : <Unbroken>{listTexts.none}</Unbroken>,
  },
  { id: 'ultimo', header: texts.last, priority: 4, cell: ({ ultima }) => instant(ultima) },
  { id: 'estado', header: texts.state, card: 'status', cell: (one) => <ScheduleState schedule={one} /> },
  {
    id: 'acts',
    header: texts.actions,
    card: 'text',
    cell: (one) => (
      <span className={styles.schedule}>
        {one.vigente && (
          <Button
            isBusy={busy === one.id}
            onClick={() => toggle(one)}
            aria-label={named(one.activa ? texts.pause : texts.resume, one)}
          >
            {one.activa ? texts.pause : texts.resume}
          </Button>
        )}
        <Button isBusy={busy === one.id} onClick={() => remove(one)} aria-label={named(texts.remove, one)}>
          {texts.remove}
        </Button>
      </span>
    ),
  },
]

/** Which of several reports a button is about. */
const named = (act: string, { titulo }: ReportSchedule) => `${act}: ${titulo}`

function ScheduleState({ schedule: { vigente, activa, ultimo_estado } }: { schedule: ReportSchedule }) {
  if (!vigente) return <StatusChip tone="warning">{texts.isGone}</StatusChip>
  if (!activa) return <StatusChip tone="neutral">{texts.isOff}</StatusChip>
  if (ultimo_estado === 'failed') return <StatusChip tone="bad">{texts.failed}</StatusChip>
  return <StatusChip tone="good">{texts.isOn}</StatusChip>
}
