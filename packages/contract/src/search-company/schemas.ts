import * as z from 'zod/mini'

/** A supplier in the public search by NIT (spec 3, Company search result). */
export const FoundSupplier = z.object({ documento_numero: z.string(), nombre: z.string() })
export type FoundSupplier = z.infer<typeof FoundSupplier>

/**
 * The four results of a search (decisions 5): unknown; known with its data; known without `data`, if it is inactive;
 * known with an empty list, if it is not a supplier.
 */
export const SupplierSearchAnswer = z.object({
  existeTercero: z.boolean(),
  terceroData: z.object({ data: z.optional(z.array(FoundSupplier)) }),
})
export type SupplierSearchAnswer = z.infer<typeof SupplierSearchAnswer>
