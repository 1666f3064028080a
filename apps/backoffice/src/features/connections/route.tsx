import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { Connection } from '@enlace/contract/connections/schemas.ts'
import {
  connectionsTexts as texts,
  connectionSystemTexts,
  pulledKindTexts,
} from '@enlace/contract/connections/texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { connectionsQuery } from './queries.ts'
import { momentOf, stateOf } from './shown.ts'

/** Which ERP each connection reads, how it stands, and when it ran and runs. */
export const connectionColumns: readonly Column<Connection>[] = [
  { id: 'nombre', header: texts.name, card: 'number', cell: ({ nombre }) => <Words>{nombre}</Words> },
  { id: 'sistema', header: texts.system, cell: ({ sistema }) => connectionSystemTexts[sistema] },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: (connection) => {
      const { tone, text } = stateOf(connection)
      return <StatusChip tone={tone}>{text}</StatusChip>
    },
  },
  {
    id: 'registros',
    header: texts.records,
    priority: 3,
    cell: ({ registros }) => registros.map((kind) => pulledKindTexts[kind]).join(', '),
  },
  {
    id: 'ultima',
    header: texts.last,
    card: 'date',
    cell: ({ ultima }) => (ultima === null ? texts.never : momentOf(ultima.empezo_at)),
  },
  {
    id: 'proxima',
    header: texts.next,
    priority: 3,
    cell: ({ proxima_at: at }) => (at === null ? texts.noNext : momentOf(at)),
  },
]

/** `/conexiones`: the ERPs from which records are brought, with how each connection stands. */
export const connectionsRoute = screenRoute({
  path: paths.connections.pattern,
  title: texts.title,
  query: connectionsQuery,
  Screen: ({ data }) => <Connections connections={data.conexiones} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function Connections({ connections }: { connections: readonly Connection[] }) {
  const mayWrite = useMayWrite('operation')
  const createLink = mayWrite && (
    <ButtonLink variant="primary" href={paths.newConnection()}>
      {texts.create}
    </ButtonLink>
  )
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={createLink} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <DataTable
        caption={texts.table}
        columns={connectionColumns}
        rows={connections}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.connection({ id })}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        texts={tableTexts}
      />
    </Stack>
  )
}
