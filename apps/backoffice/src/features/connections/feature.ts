import { connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'operation' } as const

/** ERPs from which records are read. */
export const connectionsScreens: readonly ScreenEntry[] = [
  {
    path: paths.connections.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.connectionsRoute),
    menu: { group: 'data', label: connectionsTexts.title },
  },
  {
    // Before the connections themselves: it is no id of one.
    path: paths.newConnection.pattern,
    access,
    load: () => import('./new-route.tsx').then((chunk) => chunk.newConnectionRoute),
  },
  {
    path: paths.connection.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.connectionRoute),
  },
]
