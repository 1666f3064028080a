import { Band } from '@enlace/ui/band.tsx'
import { warningIcon } from '@enlace/ui/core/icons.ts'

/** The band that announces when the portal will be off line; nothing where nothing is planned. */
export function MaintenanceBand({ maintenance }: { maintenance: string | null }) {
  return (
    maintenance && (
      <Band kind="warning" icon={warningIcon}>
        {maintenance}
      </Band>
    )
  )
}
