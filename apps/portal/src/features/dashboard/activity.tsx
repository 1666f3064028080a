import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/texts.ts'
import type { StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { activityCountTexts, activityTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { detailPaths } from '../../core/document/document-paths.ts'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { countText, showCount, showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import styles from './activity.module.css'

/** What happened in the last 30 days: how many documents of each kind, and the newest of them. */
export function Activity({ activity }: { activity: StartPage['activity'] | undefined }) {
  return (
    <Panel title={texts.title}>
      {activity === undefined && <Skeleton lines={6} />}
      {activity?.rows.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      {activity && activity.rows.length > 0 && <Happened activity={activity} />}
    </Panel>
  )
}

function Happened({ activity: { rows, counts } }: { activity: StartPage['activity'] }) {
  const total = counts.reduce((sum, count) => sum + count.rows, 0)
  return (
    <>
      <p className={styles.soft}>
        {counts.map((count) => countText(activityCountTexts[count.kind], count.rows)).join(' · ')}
      </p>
      <ul className={styles.list}>
        {rows.map(({ kind, id, numero, fecha, estado, valor, moneda }) => (
          <li key={`${kind}-${id}`} className={styles.row}>
            <span className={styles.date}>{showDay(fecha)}</span>
            <span className={styles.name}>
              <Link href={detailPaths[kind]({ days: 0, id })}>{fill(relatedTexts[kind], { numero })}</Link>
            </span>
            <span className={styles.state}>
              <StateChip owner={stateOwners[kind]} state={estado} />
            </span>
            <span className={styles.amount}>
              <Amount value={valor} moneda={moneda} />
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.soft}>
          {fill(texts.newest, { n: showCount(rows.length), total: showCount(total) })}
        </p>
      )}
    </>
  )
}
