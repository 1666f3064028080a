import * as z from 'zod/mini'
import { Currency, DateText, DecimalText, DocumentId, Instant, MoneyText, Optional } from '../core/values.ts'

/** The schema of each field type in a response. */
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

/** The value of each field type. */
export type FieldValues = { [T in keyof typeof fieldSchemas]: z.output<(typeof fieldSchemas)[T]> }
