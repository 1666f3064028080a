import { fill } from '@enlace/contract/core/fill.ts'
import { sheetTexts } from '@enlace/contract/exports/texts.ts'
import type {
  ReceivedPayment,
  ReceivedPaymentDetail,
  ReceivedPaymentsQuery,
} from '@enlace/contract/payments/desk/schemas.ts'
import { receivedPaymentsTexts as texts } from '@enlace/contract/payments/desk/texts.ts'
import { Gateway } from '@enlace/contract/payments/schemas.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { subtractMoney, zeroMoney } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { amount, column, commonWords, filterText, labelled, stateText } from '../../exports/index.ts'
import type { ReceivedParts, ReceivedRow } from './queries.ts'

const owner = 'pago_en_linea'

/** A row as the list shows it. */
export const presentRow = ({ nit, dv, ...row }: ReceivedRow): ReceivedPayment => ({
  ...row,
  nit: formatNit(nit, dv),
})

/** One payment as its page shows it. */
export function presentPayment(
  { payment, historia, devoluciones }: ReceivedParts,
  comprobante: string | null,
): ReceivedPaymentDetail {
  const { valor, devuelto, estado } = payment
  const isPaid = estado === 'aprobada' || estado === 'devuelta_en_parte'
  return {
    ...presentRow(payment),
    correo: payment.correo,
    pasarela: Gateway.parse(payment.gateway),
    consultable: payment.consultable,
    ambiente: payment.environment === 'prod' ? 'prod' : 'test',
    transaccion: payment.transaction_id,
    palabra: payment.transaction_status,
    vence_at: payment.expires_at,
    decidido_at: payment.decided_at,
    anulado_at: payment.reversed_at,
    comprobante,
    por_devolver: isPaid ? subtractMoney(valor, devuelto) : zeroMoney,
    historia,
    devoluciones,
  }
}

/** The list as a sheet: who paid, without address, and the amounts with their sums. */
export function receivedSheet(
  company: { nombre: string; nit: string },
  filter: Omit<ReceivedPaymentsQuery, 'page' | 'size'>,
  rows: AsyncIterable<readonly ReceivedRow[]>,
  moment: Date,
): Sheet<ReceivedRow> {
  return {
    title: texts.title,
    facts: [
      fill(texts.party, { company: company.nombre, nit: company.nit }),
      fill(sheetTexts.filter, { filter: filterText(wordsOf(filter)) }),
      fill(sheetTexts.made, { instant: formatInstant(moment) }),
    ],
    columns: [
      column('numero', texts.number, 'text', ({ numero }) => numero),
      column('creado_at', texts.created, 'text', ({ creado_at }) => formatInstant(new Date(creado_at))),
      column('estado', texts.state, 'text', ({ estado }) => stateText(owner, estado)),
      column('razon_social', texts.payer, 'text', ({ razon_social }) => razon_social),
      column('nit', texts.nit, 'text', ({ nit, dv }) => formatNit(nit, dv)),
      column('concepto', texts.concept, 'text', ({ concepto }) => concepto),
      column('referencia', texts.reference, 'text', ({ referencia }) => referencia),
      column('moneda', sheetTexts.currency, 'text', ({ moneda }) => moneda),
      // Payments that arrived and others make no sum.
      { id: 'valor', header: texts.value, kind: 'money', value: ({ valor }) => valor },
      amount('devuelto', texts.refunded, ({ devuelto }) => devuelto),
      amount('neto', texts.net, ({ neto }) => neto),
    ],
    rows,
    currencyOf: ({ moneda }) => moneda,
    totalLabel: (moneda) => fill(sheetTexts.total, { moneda }),
  }
}

const wordsOf = ({ concepto, ...filter }: Omit<ReceivedPaymentsQuery, 'page' | 'size'>) => [
  ...commonWords(filter, {
    date: texts.date,
    amount: texts.amount,
    state: { label: texts.state, owner },
  }),
  ...(concepto === undefined ? [] : [labelled(texts.concept, concepto)]),
]
