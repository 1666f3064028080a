import { latePart } from '@enlace/web/content/late-part.tsx'
import styles from './bell-slot.module.css'

const LiveBell = latePart(async () => (await import('./live-bell.tsx')).LiveBell)

/** The bell's place in the header: kept from the start, so that nothing moves when the bell comes. */
export function BellSlot() {
  return (
    <span className={styles.slot}>
      <LiveBell />
    </span>
  )
}
