import * as z from 'zod/mini'
import { columnPlace, compared, ownFileReading } from '../../core/reconcile/schemas.ts'
import { Currency, MoneyText, Optional } from '../../core/values.ts'

/** The company's amount to compare with the file's. */
export const ComparedAmount = z.enum(['saldo', 'facturado'])
export type ComparedAmount = z.infer<typeof ComparedAmount>

/** The columns that the user assigned; without number and amount, they are detected from the header. */
export const ReconcileFields = z.object({
  numero: columnPlace,
  prefijo: columnPlace,
  valor: columnPlace,
  moneda: columnPlace,
  compara: z.optional(ComparedAmount),
})
export type ReconcileFields = z.infer<typeof ReconcileFields>

/** One invoice of the file, the company, or both, and its state at the company. */
export const ComparedInvoice = z.object({ ...compared, moneda: Currency, estado: Optional })
export type ComparedInvoice = z.infer<typeof ComparedInvoice>

const Columns = z.object({
  numero: z.number(),
  prefijo: z.nullable(z.number()),
  valor: z.number(),
  moneda: z.nullable(z.number()),
})

/** The result of a file: its detected format, the comparisons, and the unreadable lines. */
export const Reconciliation = z.object({
  ...ownFileReading,
  /** Null if the columns were not detected and the user must assign them. */
  columns: z.nullable(Columns),
  compara: ComparedAmount,
  totals: z.array(z.object({ moneda: Currency, own: MoneyText, company: MoneyText, difference: MoneyText })),
  /** The first rows of each finding, the largest differences first. */
  rows: z.array(ComparedInvoice),
})
export type Reconciliation = z.infer<typeof Reconciliation>
