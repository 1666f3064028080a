import * as z from 'zod/mini'
import { minuteTypes } from '@enlace/domain/contracts.ts'
import { DocumentFile } from '../documents/attachments/schemas.ts'
import { DocumentEvent } from '../documents/history/schemas.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'
import { ContractPolicy } from './policies/schemas.ts'
import { SupplierContractFacts } from './schemas.ts'

const Day = z.nullable(DateText)

/** What was agreed after the signature (otrosí). */
export const ContractAmendment = z.object({
  id: DocumentId,
  numero: z.string(),
  fecha: DateText,
  objeto: z.string(),
  valor_adicional: MoneyText,
  nueva_fecha_fin: Day,
  /** Its paper among the contract's files; null where the company has not published it. */
  file_id: z.nullable(DocumentId),
})
export type ContractAmendment = z.infer<typeof ContractAmendment>

/** What was put on record while the contract ran (acta). */
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

/** The kinds of documents that are imputed to a contract. */
export const imputedKinds = ['purchase-order', 'account-statements', 'payments-made'] as const

/** An order, an invoice or a payment on account of a contract. */
export const ImputedDocument = z.object({
  kind: z.enum(imputedKinds),
  id: DocumentId,
  numero: z.string(),
  fecha: Day,
  moneda: Currency,
  /** What of it is of the contract: of a payment, what it paid of the contract's invoices. */
  valor: MoneyText,
  estado: z.string(),
  /** Of an invoice, the contract's order from which it follows. */
  orden: Optional,
  /** Why it counts for nothing in the sums; null where it counts. */
  excluido: z.nullable(z.enum(['sin_efecto', 'otra_moneda'])),
})
export type ImputedDocument = z.infer<typeof ImputedDocument>

/** How many documents of a kind are imputed, and what those that count add up to in the contract's currency. */
export const ImputedTotal = z.object({ kind: z.enum(imputedKinds), rows: z.number(), valor: MoneyText })
export type ImputedTotal = z.infer<typeof ImputedTotal>

/** What was executed by the company's figure, held against the documents. */
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
  /** Null where the person hears nothing of orders. */
  ordenado: z.nullable(MoneyText),
  facturado: MoneyText,
  facturado_sin_orden: MoneyText,
  pagado: MoneyText,
  /** Documents in another currency, which are in none of the sums. */
  otra_moneda: z.number(),
})
export type ContractExecution = z.infer<typeof ContractExecution>

/** One contract with all that belongs to it. */
export const SupplierContractDetail = z.extend(SupplierContractFacts, {
  amendments: z.array(ContractAmendment),
  policies: z.array(ContractPolicy),
  minutes: z.array(ContractMinute),
  /** The newest of each kind; `imputedTotals` tells how many there are. */
  imputed: z.array(ImputedDocument),
  imputedTotals: z.array(ImputedTotal),
  execution: ContractExecution,
  /** Whether the person may send in policies; where not, why. */
  policyObstacle: z.nullable(z.enum(['solo_lectura', 'liquidado'])),
  attachments: z.array(DocumentFile),
  history: z.array(DocumentEvent),
})
export type SupplierContractDetail = z.infer<typeof SupplierContractDetail>
