import type * as z from 'zod/mini'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { contractDocument } from './document.ts'

const answers = answersOf(contractDocument)

/** A contract. */
export const SupplierContract = answers.Row
export type SupplierContract = z.infer<typeof SupplierContract>

/** What the list, the call for its rows without pages and the one for its file take. */
export const {
  Query: SupplierContractsQuery,
  SliceQuery: SupplierContractsSliceQuery,
  ExportQuery: SupplierContractsExportQuery,
} = queriesOf(filtersShapeOf(contractDocument.filters))
export type SupplierContractsQuery = z.infer<typeof SupplierContractsQuery>

/** The page of contracts with totals and counts. */
export const SupplierContracts = answers.Page
export type SupplierContracts = z.infer<typeof SupplierContracts>

/** What one contract tells of itself. */
export const SupplierContractFacts = answers.Facts

/** A slice of all rows that a filter lets through. */
export const SupplierContractRows = answers.Rows
