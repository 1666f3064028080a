import * as z from 'zod/mini'
import { minuteTypes } from '@enlace/domain/contracts.ts'
import { DocumentFile } from '../documents/attachments/schemas.ts'
import { DocumentEvent } from '../documents/history/schemas.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'
import { ContractPolicy } from './policies/schemas.ts'
import { SupplierContractFacts } from './schemas.ts'

const Day = z.nullable(DateText)

/** An amendment after the signature (otrosí). */
export const ContractAmendment = z.object({
  id: DocumentId,
  numero: z.string(),
  fecha: DateText,
  objeto: z.string(),
  valor_adicional: MoneyText,
  nueva_fecha_fin: Day,
  /** Its file in the contract; null if the company has not published it. */
  file_id: z.nullable(DocumentId),
})
export type ContractAmendment = z.infer<typeof ContractAmendment>

/** A minute of the running contract (acta). */
export const ContractMinute = z.object({
  id: DocumentId,
  tipo: z.enum(minuteTypes),
  numero: z.string(),
  fecha: DateText,
  descripcion: Optional,
  valor: z.nullable(MoneyText),
  file_id: z.nullable(DocumentId),
})
export type ContractMinute = z.infer<typeof ContractMinute>

/** The kinds of documents charged to a contract. */
export const imputedKinds = ['purchase-order', 'account-statements', 'payments-made'] as const

/** An order, an invoice or a payment charged to a contract. */
export const ImputedDocument = z.object({
  kind: z.enum(imputedKinds),
  id: DocumentId,
  numero: z.string(),
  fecha: Day,
  moneda: Currency,
  /** The amount for the contract; for a payment, the part for the contract's invoices. */
  valor: MoneyText,
  estado: z.string(),
  /** For an invoice, the contract's order to which it belongs. */
  orden: Optional,
  /** Why it is excluded from the sums; null if it is included. */
  excluido: z.nullable(z.enum(['sin_efecto', 'otra_moneda'])),
})
export type ImputedDocument = z.infer<typeof ImputedDocument>

/** The number of charged documents of a kind, and the sum of the included ones in the contract's currency. */
export const ImputedTotal = z.object({ kind: z.enum(imputedKinds), rows: z.number(), valor: MoneyText })
export type ImputedTotal = z.infer<typeof ImputedTotal>

/** The company's executed amount, compared with the documents. */
export const ContractExecution = z.object({
  imputado: MoneyText,
  diferencia: MoneyText,
  razon: z.enum([
    'cuadra',
    'por_facturado',
    'por_pagado',
    'con_anuladas',
    'nada_imputado',
    'sin_imputar',
    'por_contar',
  ]),
  /** Null if the user has no access to orders. */
  ordenado: z.nullable(MoneyText),
  facturado: MoneyText,
  facturado_sin_orden: MoneyText,
  pagado: MoneyText,
  /** The number of documents in other currencies, which are in none of the sums. */
  otra_moneda: z.number(),
})
export type ContractExecution = z.infer<typeof ContractExecution>

/** One contract with all its parts. */
export const SupplierContractDetail = z.extend(SupplierContractFacts, {
  amendments: z.array(ContractAmendment),
  policies: z.array(ContractPolicy),
  minutes: z.array(ContractMinute),
  /** The newest of each kind; `imputedTotals` has their number. */
  imputed: z.array(ImputedDocument),
  imputedTotals: z.array(ImputedTotal),
  execution: ContractExecution,
  /** Why the user may not submit policies; null if it may. */
  policyObstacle: z.nullable(z.enum(['solo_lectura', 'liquidado'])),
  attachments: z.array(DocumentFile),
  history: z.array(DocumentEvent),
})
export type SupplierContractDetail = z.infer<typeof SupplierContractDetail>
