import * as z from 'zod/mini'
import { columnPlace, compared, ownFileReading } from '../../core/reconcile/schemas.ts'
import { Currency, MoneyText, Optional } from '../../core/values.ts'
import { CertificateQuery } from '../schemas.ts'

/** Which certificate a list is compared with, and which column is which where the person says so. */
export const CertificateReconcileFields = z.extend(CertificateQuery, {
  numero: columnPlace,
  prefijo: columnPlace,
  valor: columnPlace,
  base: columnPlace,
})
export type CertificateReconcileFields = z.infer<typeof CertificateReconcileFields>

/** What was withheld of one invoice, as the file, the company, or both have it. */
export const ComparedWithholding = z.object({
  ...compared,
  moneda: Currency,
  /** The company's concepts and rates, in words; null where the company has no such withholding. */
  concepto: Optional,
  own_base: z.nullable(MoneyText),
  company_base: z.nullable(MoneyText),
})
export type ComparedWithholding = z.infer<typeof ComparedWithholding>

const Columns = z.object({
  numero: z.number(),
  prefijo: z.nullable(z.number()),
  valor: z.number(),
  base: z.nullable(z.number()),
})

/** What came of a file: how it was read, what was found, and what could not be read. */
export const CertificateReconciliation = z.object({
  ...ownFileReading,
  /** Null where nobody can tell which column is which: the person says it. */
  columns: z.nullable(Columns),
  totals: z.array(z.object({ moneda: Currency, own: MoneyText, company: MoneyText, difference: MoneyText })),
  /** The first of each finding, the largest differences first. */
  rows: z.array(ComparedWithholding),
})
export type CertificateReconciliation = z.infer<typeof CertificateReconciliation>
