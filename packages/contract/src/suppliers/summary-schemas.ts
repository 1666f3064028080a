import * as z from 'zod/mini'
import { states, type StateOf } from '@enlace/domain/states.ts'
import { StatementSummary } from '../account-statements/schemas.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText } from '../core/values.ts'

/** What a supplier waits for an answer to, by the desk that gives it. */
export const matterKinds = [
  'question',
  'objection',
  'proposal',
  'profile-request',
  'bank-change',
  'required-document',
  'contract-policy',
] as const

const standings = states.documento_exigido.map(({ id }) => id) as [
  StateOf<'documento_exigido'>,
  ...StateOf<'documento_exigido'>[],
] // the list is not empty

/** What a telephone call from a supplier is about: what is owed, what was paid, what is open and what is missing. */
export const SupplierSummary = z.object({
  /** One entry a currency, pesos first; none where nothing is pending. */
  owed: z.array(StatementSummary),
  /** The last payments, the newest first. */
  payments: z.array(
    z.object({
      id: DocumentId,
      comprobante: z.string(),
      fecha_pago: DateText,
      moneda: Currency,
      valor_pagado: MoneyText,
      estado: z.string(),
    }),
  ),
  /** What is open at the desks that the member may read, the oldest first. */
  matters: z.array(
    z.object({
      kind: z.enum(matterKinds),
      id: DocumentId,
      numero: z.string(),
      asunto: z.string(),
      estado: z.string(),
      desde: Instant,
    }),
  ),
  /** How many more matters there are than are told. */
  moreMatters: z.number(),
  /** Documents that are missing, rejected, ended or about to end; null for a member who may not read documents. */
  documents: z.nullable(
    z.array(
      z.object({
        nombre: z.string(),
        estado: z.enum(standings),
        vence: z.nullable(DateText),
        obligatorio: z.boolean(),
      }),
    ),
  ),
  /** Until when the ERP's balances hold; null where it brought none. */
  dataAsOf: z.nullable(Instant),
})
export type SupplierSummary = z.infer<typeof SupplierSummary>
