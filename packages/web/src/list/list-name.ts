import type { ListName } from '@enlace/contract/core/list/list.ts'

/** A list of the portal, or one of the back office, by which a person's choices are kept. */
export type AnyListName = ListName | `staff-${string}`

/** Whether a list is the portal's: those can be exported in the background and have saved views. */
export function isPortalList(list: AnyListName): list is ListName {
  return !list.startsWith('staff-')
}
