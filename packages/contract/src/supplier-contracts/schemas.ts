import type * as z from 'zod/mini'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { contractDocument } from './document.ts'

const answers = answersOf(contractDocument)

/** A contract. */
export const SupplierContract = answers.Row
export type SupplierContract = z.infer<typeof SupplierContract>

/** The queries of the list, of its rows without pages, and of its file. */
export const {
  Query: SupplierContractsQuery,
  SliceQuery: SupplierContractsSliceQuery,
  ExportQuery: SupplierContractsExportQuery,
} = queriesOf(filtersShapeOf(contractDocument.filters))
export type SupplierContractsQuery = z.infer<typeof SupplierContractsQuery>

/** The page of contracts with totals and counts. */
export const SupplierContracts = answers.Page
export type SupplierContracts = z.infer<typeof SupplierContracts>

/** The own fields of one contract. */
export const SupplierContractFacts = answers.Facts

/** A slice of all rows of a filter. */
export const SupplierContractRows = answers.Rows
