import * as z from 'zod/mini'
import { columnPlace, compared, ownFileReading } from '../../core/reconcile/schemas.ts'
import { Currency, MoneyText, Optional } from '../../core/values.ts'
import { CertificateQuery } from '../schemas.ts'

/** The certificate to compare with, and the columns that the user assigned. */
export const CertificateReconcileFields = z.extend(CertificateQuery, {
  numero: columnPlace,
  prefijo: columnPlace,
  valor: columnPlace,
  base: columnPlace,
})
export type CertificateReconcileFields = z.infer<typeof CertificateReconcileFields>

/** The withholdings of one invoice in the file, at the company, or both. */
export const ComparedWithholding = z.object({
  ...compared,
  moneda: Currency,
  /** The names of the company's concepts and rates; null if it has no such withholding. */
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

/** The result of a file: its detected format, the comparisons, and the unreadable lines. */
export const CertificateReconciliation = z.object({
  ...ownFileReading,
  /** Null if the columns were not detected and the user must assign them. */
  columns: z.nullable(Columns),
  totals: z.array(z.object({ moneda: Currency, own: MoneyText, company: MoneyText, difference: MoneyText })),
  /** The first rows of each finding, the largest differences first. */
  rows: z.array(ComparedWithholding),
})
export type CertificateReconciliation = z.infer<typeof CertificateReconciliation>
