import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { tableTexts } from '@enlace/contract/core/list/texts'
import type { NewWebhook, ToldSecret, Webhook } from '@enlace/contract/webhooks/schemas'
import { webhookFormTexts, webhooksTexts as texts } from '@enlace/contract/webhooks/texts'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { useState } from 'react'
import { ToldDialog } from '../../core/secrets/told-dialog.tsx'
import { webhookColumns } from './columns.tsx'
import { FormDialog } from './form-dialog.tsx'

type WebhooksViewProps = {
  webhooks: readonly Webhook[]
  mayWrite: boolean
  href: (webhook: Webhook) => string
  /** @throws CallFailure */
  onCreate: (wanted: NewWebhook) => Promise<ToldSecret>
}

type Asked = { act: 'create' } | { act: 'told'; secret: string }

/** The addresses that are told what happens. */
export function WebhooksView({ webhooks, mayWrite, href, onCreate }: WebhooksViewProps) {
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
        rowHref={href}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        texts={tableTexts}
      />
      {asked?.act === 'create' && (
        <FormDialog
          onSend={async ({ url, descripcion, eventos }) => {
            const { secreto } = await onCreate({ url, descripcion, eventos })
            setAsked({ act: 'told', secret: secreto })
          }}
          onClose={close}
        />
      )}
      {asked?.act === 'told' && <ToldDialog texts={webhookFormTexts} secret={asked.secret} onClose={close} />}
    </Stack>
  )
}
