import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import type { StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { activityCountTexts, activityTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { FoundDocument } from '@enlace/contract/search/schemas.ts'
import { Link } from '@enlace/ui/link.tsx'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { detailPaths } from '../../core/document/document-paths.ts'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { countText, showCount, showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import styles from './activity.module.css'

type HappenedProps = { activity: StartPage['activity']; today: CalendarDate }

/** What happened in the last 30 days: how many documents of each kind, and the newest of them, day by day. */
export function Activity({
  activity,
  today,
}: { [part in keyof HappenedProps]: HappenedProps[part] | undefined }) {
  return (
    <Panel title={texts.title}>
      {activity === undefined && <Skeleton lines={6} />}
      {activity?.rows.length === 0 && <Quiet>{texts.none}</Quiet>}
      {activity && today && activity.rows.length > 0 && <Happened {...{ activity, today }} />}
    </Panel>
  )
}

/** The documents of each day, in their order. */
function byDay(rows: readonly FoundDocument[]): [fecha: FoundDocument['fecha'], ofDay: FoundDocument[]][] {
  const days = new Map<FoundDocument['fecha'], FoundDocument[]>()
  for (const row of rows) days.set(row.fecha, [...(days.get(row.fecha) ?? []), row])
  return [...days]
}

/** The day by its date, and by its name where it is near. */
function dayText(day: FoundDocument['fecha'], today: CalendarDate): string {
  const fecha = showDay(day)
  if (day === today) return fill(texts.today, { fecha })
  return day === addDays(today, -1) ? fill(texts.yesterday, { fecha }) : fecha
}

function Row({ kind, id, numero, estado, valor, moneda }: FoundDocument) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link href={detailPaths[kind]({ days: 0, id })}>
          <WholeNumbers>{fill(relatedTexts[kind], { numero })}</WholeNumbers>
        </Link>
      </span>
      <span className={styles.state}>
        <StateChip owner={stateOwners[kind]} state={estado} />
      </span>
      <span className={styles.amount}>
        <Amount value={valor} moneda={moneda} />
      </span>
    </li>
  )
}

function Happened({ activity: { rows, counts }, today }: HappenedProps) {
  const total = counts.reduce((sum, count) => sum + count.rows, 0)
  return (
    <>
      <Quiet>
        {counts.map((count) => countText(activityCountTexts[count.kind], count.rows)).join(' · ')}
      </Quiet>
      {byDay(rows).map(([fecha, ofDay]) => (
        <section key={fecha}>
          <h3 className={styles.day}>{dayText(fecha, today)}</h3>
          <ul>
            {ofDay.map((document) => (
              <Row key={`${document.kind}-${document.id}`} {...document} />
            ))}
          </ul>
        </section>
      ))}
      {total > rows.length && (
        <Quiet>{fill(texts.newest, { n: showCount(rows.length), total: showCount(total) })}</Quiet>
      )}
    </>
  )
}
