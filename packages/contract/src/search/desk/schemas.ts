import * as z from 'zod/mini'
import { Currency, DateText, MoneyText, Optional } from '../../core/values.ts'
import { deskFoundKinds } from './kinds.ts'

/** What a number, a NIT or a name leads the staff to. */
export const DeskFound = z.object({
  kind: z.enum(deskFoundKinds),
  id: z.string(),
  /** Its number; of a supplier, its NIT. */
  numero: z.string(),
  /** The supplier; of a request to become one, the name that it gave. */
  nombre: z.string(),
  /** The supplier's id, where it is a supplier of the company. */
  proveedor: z.nullable(z.number()),
  fecha: z.nullable(DateText),
  moneda: z.nullable(Currency),
  valor: z.nullable(MoneyText),
  /** Of a document, its state. */
  estado: Optional,
})
export type DeskFound = z.infer<typeof DeskFound>

/** What answers, at most some of each kind that the role may read: the number itself first, then the newest. */
export const DeskFoundList = z.object({ rows: z.array(DeskFound) })
export type DeskFoundList = z.infer<typeof DeskFoundList>
