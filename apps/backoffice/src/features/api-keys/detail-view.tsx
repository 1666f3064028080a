import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ApiKey, ApiKeyDetail } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts, apiScopeTexts } from '@enlace/contract/api-keys/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './api-keys.module.css'
import { KeyChip, LastUse } from './shown.tsx'
import { PushChart } from './push-chart.tsx'
import { pushColumns } from './push-columns.tsx'

type ApiKeyViewProps = {
  found: ApiKeyDetail
  links: { list: string; load: (id: string) => string }
}

const shown = (at: string) => formatInstant(new Date(at))

/** One key: how it stands, what it is good for, and what became of each push. */
export function ApiKeyView({ found: { clave, dias, envios }, links }: ApiKeyViewProps) {
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: texts.title, href: links.list }, { label: clave.nombre }]}
      />
      <PageHeading
        title={<span className={styles.words}>{clave.nombre}</span>}
        description={<code>{clave.prefijo}…</code>}
        status={<KeyChip estado={clave.estado} />}
      />
      <DefinitionList items={factsOf(clave)} />
      <Panel title={texts.statistics}>
        <PushChart days={dias} />
      </Panel>
      <Panel title={texts.lastPushes}>
        <DataTable
          caption={texts.lastPushes}
          columns={pushColumns(links.load)}
          rows={envios}
          rowKey={({ id }) => id}
          empty={<EmptyState title={texts.noPushes}>{texts.noPushesHint}</EmptyState>}
          texts={tableTexts}
        />
      </Panel>
    </Stack>
  )
}

function byPerson(at: string, who: string, email: string) {
  return <span title={email}>{fill(texts.createdBy, { at: shown(at), who })}</span>
}

function factsOf(key: ApiKey) {
  return [
    { label: texts.lastUsed, value: <LastUse apiKey={key} /> },
    { label: texts.expires, value: key.vence_at === null ? texts.noEnd : shown(key.vence_at) },
    {
      label: texts.created,
      value: byPerson(key.creada_at, key.creada_por_nombre, key.creada_por),
    },
    {
      label: texts.scopes,
      value: key.alcances.map((scope) => apiScopeTexts[scope]).join(', '),
      isText: true,
    },
    ...(key.revocada_at === null
      ? []
      : [
          {
            label: texts.revoked,
            value: byPerson(key.revocada_at, key.revocada_por_nombre ?? '', key.revocada_por ?? ''),
          },
        ]),
  ]
}
