import * as z from 'zod/mini'
import { Currency, DateText, MoneyText, Optional } from '../../core/values.ts'
import { deskFoundKinds } from './kinds.ts'

/** A result of the back office's search by number, NIT or name. */
export const DeskFound = z.object({
  kind: z.enum(deskFoundKinds),
  id: z.string(),
  /** Its number; for a supplier, its NIT. */
  numero: z.string(),
  /** The name of the supplier, or the one given in a registration request. */
  nombre: z.string(),
  /** The supplier's id, if it is a supplier of the company. */
  proveedor: z.nullable(z.number()),
  fecha: z.nullable(DateText),
  moneda: z.nullable(Currency),
  valor: z.nullable(MoneyText),
  /** The state of a document. */
  estado: Optional,
})
export type DeskFound = z.infer<typeof DeskFound>

/** A limited number of results of each kind that the role may read: exact matches first, then the newest. */
export const DeskFoundList = z.object({ rows: z.array(DeskFound) })
export type DeskFoundList = z.infer<typeof DeskFoundList>
