import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { receivePaymentEvent } from '@enlace/contract/payments/calls.ts'
import { Gateway } from '@enlace/contract/payments/schemas.ts'
import {
  addPaymentConcept,
  changePaymentConcept,
  getPaymentSettings,
  setPaymentKeys,
  setPaymentRecipients,
  switchPayments,
  testPaymentGateway,
} from '@enlace/contract/payments/settings/calls.ts'
import type { PaymentSettings } from '@enlace/contract/payments/settings/schemas.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import type { Service } from '../../../core/http/service.ts'
import { portalAddress } from '../../../core/mail/links.ts'
import { gatewayOf, openSecrets } from '../intents/open-gateway.ts'
import { keepKeys, keepRecipients, switchState, writeConcept } from './commands.ts'
import { findPaymentSettings } from './queries.ts'

/** Binds the setup of a company's online payments. */
export function paymentSettingsRoutes(app: FastifyInstance): void {
  const { service } = app
  const { db } = service

  serve(app, getPaymentSettings, ({ scope }) => present(service, scope))

  serve(app, setPaymentKeys, async ({ scope, request, body }) => {
    const { company, gateway } = await findPaymentSettings(db, scope)
    await keepKeys(service, { scope, address: request.ip }, company, gateway, body)
    return present(service, scope)
  })

  serve(app, switchPayments, async ({ scope, request, body }) => {
    const isChanged = await switchState(db, { scope, address: request.ip }, body.activo)
    if (!isChanged) throw new Problem('document-not-found')
    return present(service, scope)
  })

  serve(app, testPaymentGateway, async ({ scope }) => {
    const { company, gateway } = await findPaymentSettings(db, scope)
    const opened = gateway && (await gatewayOf(service, company, gateway))
    if (!opened) return { responde: false }
    try {
      await opened.demandReady()
      return { responde: true }
    } catch (fault) {
      if (fault instanceof Problem && fault.code === 'gateway-unavailable') return { responde: false }
      throw fault
    }
  })

  serve(app, addPaymentConcept, async ({ scope, request, body }) => {
    await writeConcept(db, { scope, address: request.ip }, body)
    return present(service, scope)
  })

  serve(app, changePaymentConcept, async ({ scope, request, params, body }) => {
    const isChanged = await writeConcept(db, { scope, address: request.ip }, body, params.id)
    if (!isChanged) throw new Problem('document-not-found')
    return present(service, scope)
  })

  serve(app, setPaymentRecipients, async ({ scope, request, body }) => {
    await keepRecipients(db, { scope, address: request.ip }, body.correos)
    return present(service, scope)
  })
}

async function present(service: Service, scope: Scope): Promise<PaymentSettings> {
  const { db, settings, keys } = service
  const { company, gateway, conceptos, avisos } = await findPaymentSettings(db, scope)
  const path = receivePaymentEvent.path.replace(':gateway', 'wompi').replace(':company', String(company))
  const secrets = gateway && openSecrets(keys, company, gateway)
  return {
    activo: gateway?.is_enabled ?? false,
    pasarela: gateway
      ? {
          gateway: Gateway.parse(gateway.gateway),
          ambiente: gateway.environment === 'prod' ? 'prod' : 'test',
          llave_publica: gateway.public_key,
          legible: gateway.gateway === 'simulador' || secrets !== undefined,
          con_llave_privada: secrets?.privateKey !== undefined,
          cambiada_at: gateway.updated_at,
        }
      : null,
    direccion_eventos: `${await portalAddress(db, settings, company)}/api${path}`,
    conceptos,
    avisos,
  }
}
