import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { type ApiKey, type ApiKeys, overlapHours, type ToldKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeyTexts, apiKeysTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { RotateDialog } from '../../core/secrets/rotate-dialog.tsx'
import type { ApiKeyActs } from './actions.ts'
import { keyColumns } from './columns.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { PushChart } from './push-chart.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { ToldKeyDialog } from './told-key-dialog.tsx'

type ApiKeysViewProps = {
  keys: ApiKeys
  mayWrite: boolean
  acts: ApiKeyActs
  /** Where a key's own screen is. */
  link: (key: ApiKey) => string
}

type Asked = { act: 'create' } | { act: 'rotate' | 'revoke'; key: ApiKey } | { act: 'told'; told: ToldKey }

/** The keys by which programs push data, with what came in by them. */
export function ApiKeysView({ keys: { claves, dias }, mayWrite, acts, link }: ApiKeysViewProps) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const tell = (told: ToldKey) => setAsked({ act: 'told', told })
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
        columns={keyColumns(
          mayWrite
            ? {
                onRotate: (key) => setAsked({ act: 'rotate', key }),
                onRevoke: (key) => setAsked({ act: 'revoke', key }),
              }
            : undefined,
          link,
        )}
        rows={claves}
        rowKey={({ id }) => id}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        texts={tableTexts}
      />
      {claves.length > 0 && (
        <Panel title={texts.statistics}>
          <PushChart days={dias} />
        </Panel>
      )}
      {asked?.act === 'create' && <CreateDialog onCreate={acts.create} onTold={tell} onClose={close} />}
      {asked?.act === 'rotate' && (
        <RotateDialog
          title={fill(apiKeyTexts.rotateTitle, { nombre: asked.key.nombre })}
          texts={apiKeyTexts}
          overlaps={overlapHours.map((hours) => [hours, apiKeyTexts.overlaps[hours]] as const)}
          onRotate={async (hours) => tell(await acts.rotate(asked.key, hours))}
          onClose={close}
        />
      )}
      {asked?.act === 'revoke' && <RevokeDialog apiKey={asked.key} onRevoke={acts.revoke} onClose={close} />}
      {asked?.act === 'told' && <ToldKeyDialog told={asked.told} onClose={close} />}
    </Stack>
  )
}
