import { maintenanceText } from '@enlace/contract/core/company/maintenance-text'
import type { AnnouncedMaintenance } from '@enlace/contract/core/company/schemas'
import { Banner } from '@enlace/ui/banner'

/** The band that announces when the portal will be off line; nothing where nothing is planned. */
export function MaintenanceBand({ maintenance }: { maintenance: AnnouncedMaintenance | null }) {
  return maintenance && <Banner kind="warning">{maintenanceText(maintenance)}</Banner>
}
