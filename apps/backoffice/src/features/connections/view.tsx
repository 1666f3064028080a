import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { tableTexts } from '@enlace/contract/core/list/texts'
import type { Connection } from '@enlace/contract/connections/schemas'
import { connectionsTexts as texts } from '@enlace/contract/connections/texts'
import { Banner } from '@enlace/ui/banner'
import { ButtonLink } from '@enlace/ui/button-link'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { connectionColumns } from './columns.tsx'

type ConnectionsViewProps = {
  connections: readonly Connection[]
  mayWrite: boolean
  links: { create: string; connection: (id: string) => string }
}

/** The ERPs from which the portal brings records, with how each connection stands. */
export function ConnectionsView({ connections, mayWrite, links }: ConnectionsViewProps) {
  const createLink = mayWrite && (
    <ButtonLink variant="primary" href={links.create}>
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
        rowHref={({ id }) => links.connection(id)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        texts={tableTexts}
      />
    </Stack>
  )
}
