import { bellIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { latePart } from '@enlace/web/content/late-part.tsx'
import styles from './bell-slot.module.css'

const LiveBell = latePart(
  async () => (await import('./live-bell.tsx')).LiveBell,
  <Icon path={bellIcon} size={20} />,
)

/** The bell's place in the header: kept from the start with its drawing, so that nothing moves or blinks when the bell comes. */
export function BellSlot() {
  return (
    <span className={styles.slot}>
      <LiveBell />
    </span>
  )
}
