import * as z from 'zod/mini'
import { Currency, DateText, DecimalText, DocumentId, Instant, MoneyText, Optional } from '../core/values.ts'

/** How each type of field is written in an answer. */
export const fieldSchemas = {
  id: DocumentId,
  'id?': z.nullable(DocumentId),
  code: z.string(),
  text: z.string(),
  'text?': Optional,
  day: DateText,
  'day?': z.nullable(DateText),
  'instant?': z.nullable(Instant),
  currency: Currency,
  money: MoneyText,
  'money?': z.nullable(MoneyText),
  quantity: DecimalText,
  'quantity?': z.nullable(DecimalText),
  price: DecimalText,
  percent: DecimalText,
  count: z.number(),
  'count?': z.nullable(z.number()),
  state: z.string(),
  choice: z.string(),
}

/** What each type of field holds. */
export type FieldValues = { [T in keyof typeof fieldSchemas]: z.output<(typeof fieldSchemas)[T]> }
