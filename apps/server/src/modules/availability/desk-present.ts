import type { Availability } from '@enlace/contract/availability/schemas.ts'
import type { NamedMaintenanceRow } from './queries.ts'
import { returnOf, type KeptSettings } from '../company/index.ts'
import { isClosed } from './desk-rules.ts'

/** Presents the portal's status and its maintenance for the staff. */
export function presentAvailability(
  settings: KeptSettings,
  windows: readonly NamedMaintenanceRow[],
  portalUrl: string,
): Availability {
  const isOnline = !isClosed(settings)
  return {
    isOnline,
    returnsAt: isOnline ? null : returnOf(settings),
    now: new Date().toISOString(),
    portalUrl,
    windows: windows.map(({ starts_at, ends_at, announce_from, created_by, created_by_name, ...window }) => ({
      ...window,
      startsAt: starts_at,
      endsAt: ends_at,
      announceFrom: announce_from,
      createdBy: created_by,
      createdByName: created_by_name,
    })),
  }
}
