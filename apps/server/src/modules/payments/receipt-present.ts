import { fill } from '@enlace/contract/core/fill.ts'
import { gatewayTexts, paymentStateTexts, receiptTexts as texts } from '@enlace/contract/payments/texts.ts'
import { Gateway } from '@enlace/contract/payments/schemas.ts'
import type { PaymentReceipt } from '@enlace/documents/payment-receipt.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { readProfile } from '../company/index.ts'
import { logoOf } from '../papers/index.ts'
import type { Service } from '../../core/http/service.ts'
import { portalAddress } from '../../core/mail/links.ts'
import type { KeptPayment } from './intents/queries.ts'

/** Returns the file name of a payment's receipt. */
export function receiptName(numero: string): string {
  return fill(texts.fileName, { numero })
}

/** Creates the receipt of an approved payment, under the company's letterhead. */
export async function receiptOf(service: Service, payment: KeptPayment): Promise<PaymentReceipt> {
  const { db, settings } = service
  const { company, paperNotes } = await readProfile(db, payment.company_id)
  const { dir, telefono, correo } = company.contactInfo
  const address = await portalAddress(db, settings, payment.company_id)
  const approvedAt = new Date(payment.decided_at ?? payment.created_at)
  return {
    letterhead: {
      company: company.nombre,
      nit: `${texts.nit} ${company.nit}`,
      lines: [dir, [telefono, correo].filter((line) => line !== '').join(' · ')].filter(
        (line) => line !== '',
      ),
      colour: company.colours.light.brandText,
      logo: await logoOf(service, company.logo),
    },
    title: texts.title,
    subtitle: `${texts.number} ${payment.numero}`,
    amount: { label: texts.paid, value: formatMoney(payment.valor), note: texts.currency },
    state: payment.reversed_at === null ? paymentStateTexts.Aprobada.label : texts.reversed,
    facts: [
      { label: texts.received, value: payment.razon_social },
      { label: texts.nit, value: formatNit(payment.nit, payment.dv) },
      { label: texts.concept, value: payment.concepto },
      { label: texts.reference, value: payment.referencia },
      { label: texts.approved, value: `${formatInstant(approvedAt)} (${texts.zone})` },
      { label: texts.gateway, value: gatewayTexts[Gateway.parse(payment.gateway)] },
      { label: texts.transaction, value: payment.transaction_id ?? '' },
      { label: texts.email, value: payment.correo },
    ],
    companyNote: paperNotes.pago_en_linea,
    note: texts.note,
    warning: warningOf(payment),
    foot: fill(texts.verify, { company: company.nombre, address: new URL(address).host }),
    pageText: (page, pages) => fill(texts.page, { page, pages }),
    createdAt: approvedAt,
  }
}

function warningOf({ gateway, reversed_at }: KeptPayment): string | undefined {
  if (reversed_at !== null) return texts.reversedWarning
  return gateway === 'simulador' ? texts.simulated : undefined
}
