import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type {
  NewRefund,
  ReceivedPaymentDetail,
  RefundWithdrawal,
} from '@enlace/contract/payments/desk/schemas.ts'
import { receivedPaymentsTexts, receivedPaymentTexts as texts } from '@enlace/contract/payments/desk/texts.ts'
import { paymentSettingsTexts as settings } from '@enlace/contract/payments/settings/texts.ts'
import { gatewayTexts } from '@enlace/contract/payments/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { PresenceNote } from '../../../core/presence/presence-note.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { RefundsPanel } from './refunds-panel.tsx'

type ReceivedPaymentViewProps = {
  payment: ReceivedPaymentDetail
  others: readonly Presence[]
  mayWrite: boolean
  isAsking: boolean
  list: string
  onAsk: () => void
  onRefund: (refund: NewRefund) => Promise<void>
  onWithdraw: (refund: string, withdrawal: RefundWithdrawal) => Promise<void>
}

/** One online payment: what was asked, where it stands at the gateway, and what was given back. */
export function ReceivedPaymentView(props: ReceivedPaymentViewProps) {
  const { payment, others, mayWrite, isAsking, list, onAsk, onRefund, onWithdraw } = props
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: receivedPaymentsTexts.title, href: list }, { label: payment.numero }]}
      />
      <PageHeading
        title={fill(texts.title, { numero: payment.numero })}
        description={`${payment.concepto} · ${payment.referencia}`}
        status={<StateChip owner="pago_en_linea" state={payment.estado} />}
        actions={
          mayWrite &&
          payment.consultable && (
            <Button isBusy={isAsking} onClick={onAsk}>
              {texts.ask}
            </Button>
          )
        }
      />
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {payment.pasarela === 'simulador' && <Banner kind="warning">{texts.simulated}</Banner>}
      {payment.estado === 'anulada' && <Banner kind="warning">{texts.isReversed}</Banner>}
      <Figures payment={payment} />
      <AskedPanel payment={payment} />
      <GatewayPanel payment={payment} />
      <RefundsPanel {...{ payment, mayWrite, onRefund, onWithdraw }} />
      <HistoryPanel news={payment.historia} />
    </Stack>
  )
}

function Figures({ payment }: { payment: ReceivedPaymentDetail }) {
  const { moneda, valor, devuelto, neto, por_devolver: left } = payment
  const figures = [
    [receivedPaymentsTexts.net, neto],
    [receivedPaymentsTexts.value, valor],
    [receivedPaymentsTexts.refunded, devuelto],
    [texts.left, left],
  ] as const
  return (
    <KpiStrip label={texts.figures}>
      {figures.map(([label, value]) => (
        <Kpi key={label} label={label} value={<Amount value={value} moneda={moneda} />} />
      ))}
    </KpiStrip>
  )
}

function AskedPanel({ payment }: { payment: ReceivedPaymentDetail }) {
  return (
    <Panel title={texts.what}>
      <DefinitionList
        items={[
          { label: receivedPaymentsTexts.payer, value: payment.razon_social },
          { label: receivedPaymentsTexts.nit, value: payment.nit },
          { label: texts.email, value: payment.correo },
          { label: receivedPaymentsTexts.concept, value: payment.concepto },
          { label: receivedPaymentsTexts.reference, value: payment.referencia },
          { label: receivedPaymentsTexts.created, value: showInstant(payment.creado_at) },
          { label: texts.expires, value: showInstant(payment.vence_at) },
        ]}
      />
    </Panel>
  )
}

function GatewayPanel({ payment }: { payment: ReceivedPaymentDetail }) {
  const { transaccion, palabra, decidido_at: decided, anulado_at: reversed, comprobante } = payment
  return (
    <Panel title={texts.gateway}>
      <Stack gap="regular">
        {!payment.consultable && <Banner kind="info">{texts.notReachable}</Banner>}
        <DefinitionList
          items={[
            { label: texts.gatewayName, value: gatewayTexts[payment.pasarela] },
            { label: settings.environment, value: settings.environments[payment.ambiente] },
            { label: texts.transaction, value: transaccion ?? texts.noTransaction },
            { label: texts.word, value: showText(palabra) },
            { label: texts.decided, value: decided === null ? showText(null) : showInstant(decided) },
            ...(reversed === null ? [] : [{ label: texts.reversed, value: showInstant(reversed) }]),
          ]}
        />
        {comprobante !== null && (
          <Actions>
            <ButtonLink href={comprobante} target="_blank" rel="noreferrer noopener">
              {texts.receipt} <span className="visually-hidden">{texts.newTab}</span>
            </ButtonLink>
          </Actions>
        )}
      </Stack>
    </Panel>
  )
}
