import type { MaintenanceWindow, PlannedMaintenance } from '@enlace/contract/availability/schemas.ts'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'

/** What can be done with a portal's availability; each answers what is wrong with which field, or nothing. */
export type AvailabilityActs = {
  onClose: (returnsAt: string | null, message: string) => Promise<FieldFaults | undefined>
  onOpen: () => void
  onPlan: (planned: PlannedMaintenance) => Promise<FieldFaults | undefined>
  onChange: (window: MaintenanceWindow, planned: PlannedMaintenance) => Promise<FieldFaults | undefined>
  onCallOff: (window: MaintenanceWindow) => void
}
