import { connectionsTexts as texts } from '@enlace/contract/connections/texts'
import type { Connection } from '@enlace/contract/connections/schemas'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { connectionsQuery } from './queries.ts'
import { ConnectionsView } from './view.tsx'

/** `/conexiones`: the ERPs from which records are brought. */
export const connectionsRoute = screenRoute({
  path: paths.connections.pattern,
  title: texts.title,
  query: connectionsQuery,
  Screen: ({ data }) => <ConnectionsScreen connections={data.conexiones} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function ConnectionsScreen({ connections }: { connections: readonly Connection[] }) {
  return (
    <ConnectionsView
      connections={connections}
      mayWrite={useMayWrite('operation')}
      links={{ create: paths.newConnection(), connection: (id) => paths.connection({ id }) }}
    />
  )
}
