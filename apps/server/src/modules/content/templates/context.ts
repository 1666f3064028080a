import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { subtractMoney } from '@enlace/domain/money.ts'
import { type GivenContext, givenDate, givenFields, givenMoney } from './fill/given.ts'
import type { BranchFacts, InvoiceFacts, OrderFacts, PaymentFacts, TemplateFacts } from './facts.ts'

/** Returns the names that a template can use, with their values for the open scope (docs/templates.md). */
export function contextOf(facts: TemplateFacts): GivenContext {
  const { compania, proveedor, persona, sucursal, sucursales } = facts
  const { telefono, indicativo, ext, numero_tele, correo, horario, dir } = compania.contactInfo
  const { nombre, nit, logo } = compania
  return {
    hoy: givenDate(facts.hoy),
    compania: givenFields({
      nombre,
      nit,
      logo,
      telefono,
      indicativo,
      ext,
      numero_tele,
      correo,
      horario,
      dir,
    }),
    proveedor: givenFields({ ...proveedor, sucursales: sucursales.map(branchOf) }),
    sucursal: sucursal && branchOf(sucursal),
    persona: givenFields({ ...persona }),
    cartera: facts.cartera.map(({ moneda, facturas, saldo_total, saldo_vencido }) =>
      givenFields({
        moneda,
        facturas,
        saldo_total: givenMoney(saldo_total, moneda),
        saldo_corriente: givenMoney(subtractMoney(saldo_total, saldo_vencido), moneda),
        saldo_vencido: givenMoney(saldo_vencido, moneda),
      }),
    ),
    proximos_pagos: facts.proximos_pagos.map(({ moneda, fecha, valor, facturas }) =>
      givenFields({ moneda, fecha: givenDate(fecha), valor: givenMoney(valor, moneda), facturas }),
    ),
    facturas: facts.facturas.map(invoiceOf),
    pagos: facts.pagos.map(paymentOf),
    ordenes: facts.ordenes.map(orderOf),
  }
}

const branchOf = ({ codigo, nombre, ciudad }: BranchFacts) => givenFields({ codigo, nombre, ciudad })

const invoiceOf = ({ moneda, valor, saldo, estado, ...invoice }: InvoiceFacts) =>
  givenFields({
    numero: invoice.numero,
    fecha: givenDate(invoice.fecha),
    vencimiento: givenDate(invoice.vencimiento),
    pago_estimado: givenDate(invoice.pago_estimado),
    dias_vencidos: invoice.dias_vencidos,
    vencida: invoice.dias_vencidos > 0,
    moneda,
    valor: givenMoney(valor, moneda),
    saldo: givenMoney(saldo, moneda),
    estado: wordOf(stateTexts.factura, estado),
  })

const paymentOf = ({ moneda, bruto, retenciones, valor, estado, ...payment }: PaymentFacts) =>
  givenFields({
    comprobante: payment.comprobante,
    fecha: givenDate(payment.fecha),
    medio: payment.medio,
    moneda,
    bruto: givenMoney(bruto, moneda),
    retenciones: givenMoney(retenciones, moneda),
    valor: givenMoney(valor, moneda),
    estado: wordOf(stateTexts.pago, estado),
  })

const orderOf = ({ moneda, valor, estado, ...order }: OrderFacts) =>
  givenFields({
    numero: order.numero,
    fecha: givenDate(order.fecha),
    entrega: givenDate(order.entrega),
    comprador: order.comprador,
    moneda,
    valor: givenMoney(valor, moneda),
    estado: wordOf(stateTexts.orden_compra, estado),
  })

/** Returns the name of a state in the product's vocabulary; an unknown state of the ERP is shown unchanged. */
function wordOf(words: Readonly<Record<string, string>>, state: string): string {
  return Object.hasOwn(words, state) ? (words[state] ?? state) : state
}
