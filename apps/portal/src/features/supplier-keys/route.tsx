import { useQueryClient } from '@tanstack/react-query'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import {
  NewSupplierKey,
  type SupplierKey,
  supplierKeyLimits,
  type SupplierKeys,
  type ToldSupplierKey,
} from '@enlace/contract/supplier-keys/schemas.ts'
import { supplierKeysTexts as texts, supplierKeyTexts } from '@enlace/contract/supplier-keys/texts.ts'
import { userListTexts } from '@enlace/contract/users/screen-texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { CreateKeyDialog } from '@enlace/web/secrets/create-key-dialog.tsx'
import { ToldKeyDialog } from '@enlace/web/secrets/told-key-dialog.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { supplierKeyColumns } from './columns.tsx'
import { create, revoke, supplierKeysQuery } from './queries.ts'

const list = { label: userListTexts.title, href: paths.users() }

/** The keys of the supplier's programs, for its principal users. */
export const supplierKeysRoute = screenRoute({
  path: paths.supplierKeys.pattern,
  title: texts.title,
  query: supplierKeysQuery,
  Screen: ({ data }) => <SupplierKeysScreen keys={data} />,
  Pending: () => <DocumentSkeleton list={list} />,
})

type Asked = { act: 'create' } | { act: 'revoke'; key: SupplierKey } | { act: 'told'; told: ToldSupplierKey }

function SupplierKeysScreen({ keys: { claves } }: { keys: SupplierKeys }) {
  const client = useQueryClient()
  // Also after a refusal: what somebody else did meanwhile is shown.
  const renewed = <Answer,>(act: Promise<Answer>) =>
    act.finally(() => void client.invalidateQueries({ queryKey: supplierKeysQuery().queryKey }))
  const [asked, setAsked] = useState<Asked>()
  const { busy, run } = useAct()
  const close = () => setAsked(undefined)
  const handleRevoke = (key: SupplierKey) =>
    void run(
      'revoke',
      () => renewed(revoke(key)),
      fill(supplierKeyTexts.revoked, { nombre: key.nombre }),
    ).then(close)
  return (
    <Stack gap="regular">
      <Breadcrumb label={documentTexts.breadcrumb} items={[list, { label: texts.title }]} />
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          <Button variant="primary" onClick={() => setAsked({ act: 'create' })}>
            {texts.create}
          </Button>
        }
      />
      <DataTable
        caption={texts.table}
        columns={supplierKeyColumns((key) => setAsked({ act: 'revoke', key }))}
        rows={claves}
        rowKey={({ id }) => id}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        texts={tableTexts}
      />
      {asked?.act === 'create' && (
        <CreateKeyDialog
          texts={supplierKeyTexts}
          schema={NewSupplierKey}
          wantedOf={(typed) => typed}
          mostDays={supplierKeyLimits.days}
          onCreate={(wanted) => renewed(create(wanted))}
          onTold={(told) => setAsked({ act: 'told', told })}
          onClose={close}
        />
      )}
      {asked?.act === 'told' && <ToldKeyDialog texts={supplierKeyTexts} told={asked.told} onClose={close} />}
      {asked?.act === 'revoke' && (
        <ConfirmDialog
          title={fill(supplierKeyTexts.revokeTitle, { nombre: asked.key.nombre })}
          closeLabel={supplierKeyTexts.close}
          onClose={close}
          confirm={supplierKeyTexts.revoke}
          cancel={supplierKeyTexts.keep}
          isDanger
          isBusy={busy !== undefined}
          onConfirm={() => handleRevoke(asked.key)}
        >
          <p>{supplierKeyTexts.revokeBody}</p>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
