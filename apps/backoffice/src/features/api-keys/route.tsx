import { useQueryClient } from '@tanstack/react-query'
import { type ApiKey, type ApiKeys, overlapHours, type ToldKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeyTexts, apiKeysTexts as texts, apiScopeTexts } from '@enlace/contract/api-keys/texts.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ToldKeyDialog } from '@enlace/web/secrets/told-key-dialog.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { RotateDialog } from '../../core/secrets/rotate-dialog.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import styles from './api-keys.module.css'
import { CreateDialog } from './create-dialog.tsx'
import { type KeyAct, KeyButtons } from './key-buttons.tsx'
import { PushChart } from './push-chart.tsx'
import { apiKeysQuery, create, revoke, rotate } from './queries.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { KeyChip, LastUse } from './shown.tsx'

/** The columns of the keys, each of which leads to its own screen; without buttons for users who may only look. */
export function keyColumns(
  onAsk: ((act: KeyAct, key: ApiKey) => void) | undefined,
): readonly Column<ApiKey>[] {
  return [
    {
      id: 'nombre',
      header: texts.name,
      card: 'number',
      cell: (key) => (
        <Link className={styles.words} href={paths.apiKey({ id: key.id })}>
          {key.nombre}
        </Link>
      ),
    },
    { id: 'prefijo', header: texts.prefix, priority: 3, cell: ({ prefijo }) => <code>{prefijo}…</code> },
    {
      id: 'estado',
      header: texts.state,
      card: 'status',
      cell: ({ estado }) => <KeyChip estado={estado} />,
    },
    {
      id: 'alcances',
      header: texts.scopes,
      priority: 4,
      cell: ({ alcances }) => <Scopes scopes={alcances} />,
    },
    {
      id: 'vence',
      header: texts.expires,
      cell: ({ vence_at: at }) => (at === null ? texts.noEnd : formatInstant(new Date(at))),
    },
    {
      id: 'uso',
      header: texts.lastUsed,
      card: 'date',
      cell: (key) => <LastUse apiKey={key} />,
    },
    {
      id: 'envios',
      header: texts.pushed,
      priority: 3,
      cell: ({ envios: { llamadas, filas } }) =>
        fill(texts.pushedOf, { llamadas: showCount(llamadas), filas: showCount(filas) }),
    },
    ...(onAsk
      ? [
          {
            id: 'acts',
            header: texts.acts,
            card: 'text' as const,
            cell: (key: ApiKey) => <KeyButtons {...{ apiKey: key, onAsk }} />,
          },
        ]
      : []),
  ]
}

function Scopes({ scopes }: { scopes: ApiKey['alcances'] }) {
  return (
    <ul className={styles.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>{apiScopeTexts[scope]}</li>
      ))}
    </ul>
  )
}

/** `/claves-api`: the keys by which programs push data, with what came in by them. */
export const apiKeysRoute = screenRoute({
  path: paths.apiKeys.pattern,
  title: texts.title,
  query: apiKeysQuery,
  Screen: ({ data }) => <ApiKeysScreen keys={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type Asked = { act: 'create' } | { act: KeyAct; key: ApiKey } | { act: 'told'; told: ToldKey }

function ApiKeysScreen({ keys: { claves, dias } }: { keys: ApiKeys }) {
  const mayWrite = useMayWrite('operation')
  const client = useQueryClient()
  // Also after a refusal: what somebody else did meanwhile is shown.
  const renewed = <Answer,>(act: Promise<Answer>) =>
    act.finally(() => void client.invalidateQueries({ queryKey: apiKeysQuery().queryKey }))
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
        columns={keyColumns(mayWrite ? (act, key) => setAsked({ act, key }) : undefined)}
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
      {asked?.act === 'create' && (
        <CreateDialog onCreate={(wanted) => renewed(create(wanted))} onTold={tell} onClose={close} />
      )}
      {asked?.act === 'rotate' && (
        <RotateDialog
          title={fill(apiKeyTexts.rotateTitle, { nombre: asked.key.nombre })}
          texts={apiKeyTexts}
          overlaps={overlapHours.map((hours) => [hours, apiKeyTexts.overlaps[hours]] as const)}
          onRotate={async (hours) => tell(await renewed(rotate(asked.key, hours)))}
          onClose={close}
        />
      )}
      {asked?.act === 'revoke' && (
        <RevokeDialog apiKey={asked.key} onRevoke={(key) => renewed(revoke(key))} onClose={close} />
      )}
      {asked?.act === 'told' && <ToldKeyDialog texts={apiKeyTexts} told={asked.told} onClose={close} />}
    </Stack>
  )
}
