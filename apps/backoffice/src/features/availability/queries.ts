import {
  cancelMaintenance,
  changeMaintenance,
  closePortal,
  getAvailability,
  openPortal,
  planMaintenance,
} from '@enlace/contract/availability/calls.ts'
import type { MaintenanceWindow, PlannedMaintenance } from '@enlace/contract/availability/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** Milliseconds after which the state is asked for again: a portal closes and opens by itself. */
const lookAgain = 30_000

/** Whether the portal is on line, and what is planned. */
export const availabilityQuery = () => ({
  ...callQuery(getAvailability),
  staleTime: 0,
  refetchInterval: lookAgain,
  meta: { isQuiet: true },
})

/** Closes the portal now. */
export const close = (returnsAt: string | null, message: string) =>
  withStepUp(() => send(closePortal, { body: { returnsAt, message } }))
/** Opens the portal now. */
export const open = () => send(openPortal)
/** Plans maintenance. */
export const plan = (planned: PlannedMaintenance) =>
  withStepUp(() => send(planMaintenance, { body: planned }))
/** Changes what is planned or under way. */
export const change = ({ id, version }: MaintenanceWindow, planned: PlannedMaintenance) =>
  withStepUp(() => send(changeMaintenance, { params: { id }, body: { version, planned } }))
/** Calls maintenance off. */
export const callOff = ({ id, version }: MaintenanceWindow) =>
  send(cancelMaintenance, { params: { id }, body: { version } })
