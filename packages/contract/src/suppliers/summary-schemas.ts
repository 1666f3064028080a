import * as z from 'zod/mini'
import { states, type StateOf } from '@enlace/domain/states.ts'
import { StatementSummary } from '../account-statements/schemas.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText } from '../core/values.ts'

/** The kinds of matters that await an answer by the company, by their work list. */
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

/** The summary of a supplier for a phone call: debt, payments, open matters and missing documents. */
export const SupplierSummary = z.object({
  /** One entry per currency, pesos first; empty if nothing is pending. */
  owed: z.array(StatementSummary),
  /** The last payments, newest first. */
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
  /** The open matters of the work lists that the member may read, oldest first. */
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
  /** The number of matters beyond those listed. */
  moreMatters: z.number(),
  /** Missing, rejected, expired or expiring documents; null if the member may not read documents. */
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
  /** The date of the ERP's balances; null without any. */
  dataAsOf: z.nullable(Instant),
})
export type SupplierSummary = z.infer<typeof SupplierSummary>
