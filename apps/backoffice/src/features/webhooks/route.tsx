import { useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Webhook } from '@enlace/contract/webhooks/schemas.ts'
import {
  webhookEventTexts,
  webhookFormTexts,
  webhooksTexts as texts,
} from '@enlace/contract/webhooks/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { ToldDialog } from '@enlace/web/secrets/told-dialog.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { EndpointChip } from './endpoint-parts.tsx'
import { FormDialog } from './form-dialog.tsx'
import { create, webhooksQuery } from './queries.ts'

/** Which address is told of what, and how many of its deliveries arrived. */
export const webhookColumns: readonly Column<Webhook>[] = [
  { id: 'url', header: texts.url, card: 'number', cell: ({ url }) => <Words>{url}</Words> },
  {
    id: 'descripcion',
    header: texts.program,
    card: 'text',
    cell: ({ descripcion }) => <Words>{descripcion}</Words>,
  },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <EndpointChip estado={estado} />,
  },
  {
    id: 'eventos',
    header: texts.events,
    priority: 3,
    align: 'end',
    cell: ({ eventos }) => (
      <span title={eventos.map((event) => webhookEventTexts[event]).join(', ')}>
        {showCount(eventos.length)}
      </span>
    ),
  },
  {
    id: 'entregas',
    header: texts.deliveries,
    cell: ({ entregas: { entregadas, fallidas, pendientes } }) =>
      fill(texts.deliveriesOf, {
        entregadas: showCount(entregadas),
        fallidas: showCount(fallidas),
        pendientes: showCount(pendientes),
      }),
  },
]

/** `/webhooks`: the addresses that are told what happens. */
export const webhooksRoute = screenRoute({
  path: paths.webhooks.pattern,
  title: texts.title,
  query: webhooksQuery,
  Screen: ({ data }) => <Webhooks webhooks={data.webhooks} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type Asked = { act: 'create' } | { act: 'told'; secret: string }

function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('operation')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const createButton = mayWrite && (
    <Button variant="primary" onClick={() => setAsked({ act: 'create' })}>
      {texts.create}
    </Button>
  )
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={createButton} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <DataTable
        caption={texts.table}
        columns={webhookColumns}
        rows={webhooks}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.webhook({ id })}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        texts={tableTexts}
      />
      {asked?.act === 'create' && (
        <FormDialog
          onSend={async ({ url, descripcion, eventos }) => {
            const renew = () => void client.invalidateQueries({ queryKey: webhooksQuery().queryKey })
            const { secreto } = await create({ url, descripcion, eventos }).finally(renew)
            setAsked({ act: 'told', secret: secreto })
          }}
          onClose={close}
        />
      )}
      {asked?.act === 'told' && <ToldDialog texts={webhookFormTexts} secret={asked.secret} onClose={close} />}
    </Stack>
  )
}
