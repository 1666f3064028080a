import * as z from 'zod/mini'
import { connectionSystems } from '@enlace/domain/connections.ts'
import { Instant, Optional } from '../../core/values.ts'
import { billTexts as texts } from './texts.ts'

const name = z.string().check(z.trim(), z.maxLength(140, { error: texts.tooLong }))

/** Whether a connection writes drafts of bills, and the accounts and the item of their lines; an empty text is none. */
export const BillChoices = z.object({
  activa: z.boolean(),
  cuenta_gasto: name,
  cuenta_impuestos: name,
  cuenta_redondeo: name,
  articulo: name,
})
export type BillChoices = z.infer<typeof BillChoices>

/** What the user of the ERP lacks to write drafts, a sentence each; empty if nothing. */
export const BillTrial = z.object({ faltantes: z.array(z.string()) })
export type BillTrial = z.infer<typeof BillTrial>

/** How a connection left an accepted invoice: written, found in the ERP, or waiting for a person or the ERP. */
export const draftStates = ['escrita', 'encontrada', 'pendiente'] as const

/** The bill of an accepted invoice in the ERP: written or found there, or why there is none yet. */
export const InvoiceDraft = z.object({
  estado: z.enum(draftStates),
  sistema: z.enum(connectionSystems),
  conexion: z.string(),
  numero: Optional,
  motivo: Optional,
  reintenta_at: z.nullable(Instant),
})
export type InvoiceDraft = z.infer<typeof InvoiceDraft>
