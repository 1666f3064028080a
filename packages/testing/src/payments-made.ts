import { randomUUID } from 'node:crypto'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { money, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import type { BuiltBranch } from './builders.ts'
import type { Admin } from './document-row.ts'

/** The part of a payment for one invoice, with its deductions. */
export interface PaymentLine {
  factura: string
  valor: string
  fuente?: string
  ica?: string
  iva?: string
  nota?: string
  pronto?: string
  statement?: string
}

/** A payment without its amounts. */
export interface PaymentFields {
  comprobante: string
  fecha: CalendarDate
  estado?: string
  moneda?: string
  banco?: string
  medio?: string
  motivo?: string
}

/** Creates a payment whose amounts are the sums of its lines, as an ERP sends it. */
export async function buildPayment(
  server: Admin,
  { id: account, thirdParty }: BuiltBranch,
  fields: PaymentFields,
  lines: readonly PaymentLine[],
): Promise<string> {
  const id = randomUUID()
  const amounts = lines.map(({ factura, statement, ...line }) => {
    const valor = money(line.valor)
    const off = [line.fuente, line.ica, line.iva, line.nota, line.pronto].map((text) => money(text ?? '0'))
    return { factura, statement, valor, off, neto: subtractMoney(valor, sumMoney(off)) }
  })
  const sum = (pick: (line: (typeof amounts)[number]) => ReturnType<typeof money>[]) =>
    sumMoney(amounts.flatMap(pick))
  await server.asAdmin(
    `insert into payments_made (company_id, id, third_party_id, third_id, erp_key, comprobante, fecha_pago, medio, banco,
       cuenta_mascara, moneda, valor_bruto, valor_retenciones, valor_descuentos, valor_pagado, estado, motivo)
     values ($1, $2, $3, $4, gen_random_uuid(), $5, $6, $7, $8, '•••• 4821', $9, $10, $11, $12, $13, $14, $15)`,
    [
      thirdParty.company.id,
      id,
      thirdParty.id,
      account,
      fields.comprobante,
      fields.fecha,
      fields.medio ?? 'Transferencia',
      fields.banco ?? 'Bancolombia',
      fields.moneda ?? 'COP',
      sum(({ valor }) => [valor]),
      sum(({ off }) => off.slice(0, 3)),
      sum(({ off }) => off.slice(3)),
      sum(({ neto }) => [neto]),
      fields.estado ?? 'pagado',
      fields.motivo ?? null,
    ],
  )
  for (const [at, { factura, statement, valor, off, neto }] of amounts.entries()) {
    await server.asAdmin(
      `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura,
         account_statement_id, fecha_factura, valor_factura, valor_retefuente, valor_reteica, valor_reteiva, nota_debito,
         descuento_pronto_pago, neto_pagado) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        thirdParty.company.id,
        id,
        at + 1,
        thirdParty.id,
        account,
        factura,
        statement ?? null,
        addDays(fields.fecha, -60),
        valor,
        ...off,
        neto,
      ],
    )
  }
  return id
}
