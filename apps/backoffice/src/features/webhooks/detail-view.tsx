import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { deliveryPageSize, type Webhook, type WebhookDetail } from '@enlace/contract/webhooks/schemas.ts'
import { deliveryStateTexts, webhooksTexts, webhookTexts as texts } from '@enlace/contract/webhooks/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { type WebhookDeliveryState, webhookDeliveryStates } from '@enlace/domain/webhook.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import type { DeliverySearch } from './actions.ts'
import { EndpointChip, EventNames } from './endpoint-parts.tsx'
import { deliveryColumns, type DeliveryActs } from './delivery-columns.tsx'
import styles from './webhooks.module.css'

/** What is asked about the endpoint as a whole. */
export type AskedOfWebhook = 'edit' | 'rotate' | 'remove'

type WebhookViewProps = {
  found: WebhookDetail
  search: DeliverySearch
  isLoading: boolean
  mayWrite: boolean
  links: { list: string; page: (page: number) => string }
  deliveryActs: DeliveryActs
  onSearch: ChangeSearch
  onAsk: (what: AskedOfWebhook) => void
  onTest: () => void
}

const shown = (at: string) => formatInstant(new Date(at))

/** One endpoint: how it stands, what it is told of, and what became of each delivery. */
export function WebhookView(props: WebhookViewProps) {
  const { found, mayWrite, links, deliveryActs, onAsk, onTest } = props
  const { webhook } = found
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: webhooksTexts.title, href: links.list }, { label: nameOf(webhook) }]}
      />
      <PageHeading
        title={<span className={styles.words}>{nameOf(webhook)}</span>}
        description={<span className={styles.words}>{webhook.url}</span>}
        status={<EndpointChip estado={webhook.estado} />}
        actions={
          mayWrite && (
            <Actions>
              <Button variant="primary" isBusy={deliveryActs.busy === 'test'} onClick={onTest}>
                {texts.test}
              </Button>
              <Button onClick={() => onAsk('edit')}>{texts.edit}</Button>
              <Button onClick={() => onAsk('rotate')}>{texts.rotate}</Button>
              <Button onClick={() => onAsk('remove')}>{texts.remove}</Button>
            </Actions>
          )
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Standing webhook={webhook} />
      <Panel title={texts.about}>
        <DefinitionList items={factsOf(webhook)} />
      </Panel>
      <Deliveries {...props} />
    </Stack>
  )
}

/** What people call an endpoint: its description, or its address where it has none. */
export function nameOf({ descripcion, url }: Webhook): string {
  return descripcion === '' ? url : descripcion
}

/** What is wrong with the endpoint, and what to do about it. */
function Standing({ webhook }: { webhook: Webhook }) {
  const { estado, motivo, falla_desde: since, desactivado_at: off } = webhook
  if (estado === 'desactivado' && motivo !== null && off !== null)
    return <Banner kind="warning">{fill(texts.putOff[motivo], { fecha: shown(off) })}</Banner>
  if (estado === 'con_fallos' && since !== null)
    return <Banner kind="warning">{fill(texts.failing, { fecha: shown(since) })}</Banner>
  return null
}

function factsOf(webhook: Webhook) {
  const {
    eventos,
    creado_at,
    creado_por,
    creado_por_nombre: persona,
    secreto_anterior_hasta: former,
  } = webhook
  return [
    { label: texts.events, value: <EventNames events={eventos} />, isText: true },
    {
      label: texts.created,
      value: <span title={creado_por}>{fill(texts.createdBy, { fecha: shown(creado_at), persona })}</span>,
    },
    ...(former === null
      ? []
      : [{ label: texts.formerSecret, value: fill(texts.formerUntil, { fecha: shown(former) }) }]),
  ]
}

function Deliveries({ found, search, isLoading, links, deliveryActs, onSearch }: WebhookViewProps) {
  const { rows, total, counts } = found
  const choose = (estado: string | undefined) => onSearch({ estado, page: undefined })
  const isEmpty = Object.keys(counts).length === 0
  const isSeen = (state: WebhookDeliveryState) => (counts[state] ?? 0) > 0 || state === search.estado
  return (
    <Panel title={texts.deliveries}>
      <Stack gap="regular">
        <Quiet>{texts.deliveriesHint}</Quiet>
        {!isEmpty && (
          <Row groupLabel={texts.deliveryState}>
            <Chip isSelected={search.estado === undefined} onToggle={() => choose(undefined)}>
              {texts.all}
            </Chip>
            {webhookDeliveryStates.filter(isSeen).map((state) => (
              <Chip
                key={state}
                isSelected={search.estado === state}
                count={showCount(counts[state] ?? 0)}
                onToggle={() => choose(search.estado === state ? undefined : state)}
              >
                {deliveryStateTexts[state]}
              </Chip>
            ))}
          </Row>
        )}
        <DataTable
          caption={texts.deliveriesTable}
          columns={deliveryColumns(deliveryActs)}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={isLoading}
          empty={
            isEmpty ? (
              <EmptyState title={texts.noDeliveries}>{texts.noDeliveriesHint}</EmptyState>
            ) : (
              <EmptyState title={texts.noneMatch} />
            )
          }
          texts={tableTexts}
        />
        {total > deliveryPageSize && (
          <PageLinks page={search.page} size={deliveryPageSize} total={total} hrefFor={links.page} />
        )}
      </Stack>
    </Panel>
  )
}
