import { fill } from '@enlace/contract/core/fill.ts'
import { gatewayTexts } from '@enlace/contract/payments/texts.ts'
import type {
  GatewayKeys,
  ManagedConcept,
  PaymentSettings,
  WrittenConcept,
} from '@enlace/contract/payments/settings/schemas.ts'
import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { useState } from 'react'
import { ConceptDialog } from './concept-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { RecipientsDialog } from './recipients-dialog.tsx'

type PaymentSettingsViewProps = {
  settings: PaymentSettings
  /** Where the received payments are, for those who may see them. */
  received: string | undefined
  mayWrite: boolean
  busy: string | undefined
  /** Whether the gateway answered the last test. */
  responds: boolean | undefined
  onTurn: (isOn: boolean) => void
  onTest: () => void
  onKeys: (keys: GatewayKeys) => Promise<void>
  onConcept: (concept: WrittenConcept, id?: number) => Promise<void>
  onRecipients: (recipients: string[]) => Promise<void>
}

/** Whether payments are taken, by which gateway, and for what. */
export function PaymentSettingsView(props: PaymentSettingsViewProps) {
  const { received } = props
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={received !== undefined && <ButtonLink href={received}>{texts.received}</ButtonLink>}
      />
      <StatePanel {...props} />
      <GatewayPanel {...props} />
      <ConceptsPanel {...props} />
      <RecipientsPanel {...props} />
    </Stack>
  )
}

function StatePanel({ settings, mayWrite, busy, onTurn }: PaymentSettingsViewProps) {
  const { activo, pasarela, conceptos } = settings
  const isReady = pasarela?.legible === true && conceptos.some((concept) => concept.activo)
  return (
    <Panel title={texts.stateTitle}>
      <Stack gap="regular">
        <div>
          <StatusChip tone={activo && isReady ? 'good' : 'neutral'}>
            {activo && isReady ? texts.on : texts.off}
          </StatusChip>
        </div>
        {!isReady && <Banner kind="info">{texts.notReady}</Banner>}
        {pasarela?.gateway === 'simulador' && <Banner kind="warning">{texts.simulated}</Banner>}
        {mayWrite && pasarela && (
          <Actions>
            <Button
              variant={activo ? 'quiet' : 'primary'}
              isBusy={busy === 'turn'}
              disabled={!activo && !isReady}
              onClick={() => onTurn(!activo)}
            >
              {activo ? texts.turnOff : texts.turnOn}
            </Button>
          </Actions>
        )}
      </Stack>
    </Panel>
  )
}

function GatewayPanel({ settings, mayWrite, busy, responds, onTest, onKeys }: PaymentSettingsViewProps) {
  const { pasarela, direccion_eventos: events } = settings
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Panel title={texts.gatewayTitle}>
      <Stack gap="regular">
        {pasarela ? <GatewayFacts gateway={pasarela} /> : <p>{texts.none}</p>}
        {pasarela?.legible === false && <Banner kind="warning">{texts.unreadable}</Banner>}
        <DefinitionList items={[{ label: texts.events, value: events }]} />
        <Quiet isSmall>{texts.eventsHint}</Quiet>
        {mayWrite && (
          <Actions>
            <Button onClick={() => setIsAsked(true)}>{texts.setKeys}</Button>
            {pasarela && (
              <Button isBusy={busy === 'test'} onClick={onTest}>
                {texts.test}
              </Button>
            )}
          </Actions>
        )}
        <div role="status">
          {responds !== undefined && (
            <StatusChip tone={responds ? 'good' : 'bad'}>{texts.tested[responds ? 'si' : 'no']}</StatusChip>
          )}
        </div>
      </Stack>
      {isAsked && (
        <KeysDialog
          publicKey={pasarela?.gateway === 'wompi' ? pasarela.llave_publica : ''}
          onKeys={onKeys}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Panel>
  )
}

function GatewayFacts({ gateway }: { gateway: NonNullable<PaymentSettings['pasarela']> }) {
  const items = [
    { label: texts.gatewayTitle, value: gatewayTexts[gateway.gateway] },
    { label: texts.environment, value: texts.environments[gateway.ambiente] },
    ...(gateway.gateway === 'wompi'
      ? [
          { label: texts.publicKey, value: gateway.llave_publica },
          { label: texts.privateKey, value: gateway.con_llave_privada ? texts.kept : texts.missing },
        ]
      : []),
    { label: texts.changedAt, value: showInstant(gateway.cambiada_at) },
  ]
  return <DefinitionList items={items} />
}

function ConceptsPanel({ settings, mayWrite, onConcept }: PaymentSettingsViewProps) {
  const { conceptos } = settings
  const [asked, setAsked] = useState<{ concept?: ManagedConcept }>()
  return (
    <Panel title={texts.conceptsTitle}>
      <Stack gap="regular">
        {conceptos.length === 0 && <p>{texts.conceptsNone}</p>}
        <PlainList label={texts.conceptsTitle}>
          {conceptos.map((concept) => (
            <li key={concept.id}>
              <Row gap="regular">
                <div>
                  <strong>{concept.nombre}</strong>
                  <Quiet isSmall>
                    {[concept.valor === null ? texts.open : formatMoney(concept.valor), concept.descripcion]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </Quiet>
                </div>
                {!concept.activo && <StatusChip tone="neutral">{texts.inactive}</StatusChip>}
                {mayWrite && (
                  <Button
                    aria-label={fill(texts.editOf, { nombre: concept.nombre })}
                    onClick={() => setAsked({ concept })}
                  >
                    {texts.edit}
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </PlainList>
        {mayWrite && (
          <Actions>
            <Button onClick={() => setAsked({})}>{texts.addConcept}</Button>
          </Actions>
        )}
      </Stack>
      {asked && <ConceptDialog {...asked} onConcept={onConcept} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}

function RecipientsPanel({ settings, mayWrite, onRecipients }: PaymentSettingsViewProps) {
  const { avisos } = settings
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Panel title={texts.recipientsTitle}>
      <Stack gap="regular">
        <p>{avisos.length === 0 ? texts.recipientsNone : texts.recipientsText}</p>
        {avisos.length > 0 && (
          <PlainList label={texts.recipients}>
            {avisos.map((correo) => (
              <li key={correo}>{correo}</li>
            ))}
          </PlainList>
        )}
        {mayWrite && (
          <Actions>
            <Button onClick={() => setIsAsked(true)}>{texts.setRecipients}</Button>
          </Actions>
        )}
      </Stack>
      {isAsked && (
        <RecipientsDialog recipients={avisos} onRecipients={onRecipients} onClose={() => setIsAsked(false)} />
      )}
    </Panel>
  )
}
