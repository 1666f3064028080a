import * as z from 'zod/mini'
import { deskOf, DeskQuery, DeskSliceQuery } from '../../core/desk/schemas.ts'
import { SupplierId } from '../../core/values.ts'
import { NamedSupplier } from '../../documents/desk/schemas.ts'
import { CompanyContract } from './schemas.ts'

/** The queries of the list, which may be narrowed to one supplier. */
export const CompanyContractsQuery = z.extend(DeskQuery, { proveedor: z.optional(SupplierId) })
export const CompanyContractsSliceQuery = z.extend(DeskSliceQuery, { proveedor: z.optional(SupplierId) })

/** A page of the list, with the supplier to whom it is narrowed; null for all. */
export const CompanyContracts = z.extend(deskOf(CompanyContract), { proveedor: z.nullable(NamedSupplier) })
