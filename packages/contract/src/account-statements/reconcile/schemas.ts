import * as z from 'zod/mini'
import { columnPlace, compared, ownFileReading } from '../../core/reconcile/schemas.ts'
import { Currency, MoneyText, Optional } from '../../core/values.ts'

/** Which of the company's amounts the file's is compared with. */
export const ComparedAmount = z.enum(['saldo', 'facturado'])
export type ComparedAmount = z.infer<typeof ComparedAmount>

/** Which column is which, where the person says so; without number and amount, it is told from the header. */
export const ReconcileFields = z.object({
  numero: columnPlace,
  prefijo: columnPlace,
  valor: columnPlace,
  moneda: columnPlace,
  compara: z.optional(ComparedAmount),
})
export type ReconcileFields = z.infer<typeof ReconcileFields>

/** One invoice of the file, the company, or both, and where it is with the company. */
export const ComparedInvoice = z.object({ ...compared, moneda: Currency, estado: Optional })
export type ComparedInvoice = z.infer<typeof ComparedInvoice>

const Columns = z.object({
  numero: z.number(),
  prefijo: z.nullable(z.number()),
  valor: z.number(),
  moneda: z.nullable(z.number()),
})

/** What came of a file: how it was read, what was found, and what could not be read. */
export const Reconciliation = z.object({
  ...ownFileReading,
  /** Null where nobody can tell which column is which: the person says it. */
  columns: z.nullable(Columns),
  compara: ComparedAmount,
  totals: z.array(z.object({ moneda: Currency, own: MoneyText, company: MoneyText, difference: MoneyText })),
  /** The first of each finding, the largest differences first. */
  rows: z.array(ComparedInvoice),
})
export type Reconciliation = z.infer<typeof Reconciliation>
