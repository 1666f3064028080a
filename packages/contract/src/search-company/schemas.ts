import * as z from 'zod/mini'

/** A supplier as a search by NIT shows it to anybody (spec 3, Company search result). */
export const FoundSupplier = z.object({ documento_numero: z.string(), nombre: z.string() })
export type FoundSupplier = z.infer<typeof FoundSupplier>

/**
 * The four outcomes of a search (decisions 5): unknown; known with its data; known, but without `data`, where it is not
 * active; known with an empty list, where it is no supplier.
 */
export const SupplierSearchAnswer = z.object({
  existeTercero: z.boolean(),
  terceroData: z.object({ data: z.optional(z.array(FoundSupplier)) }),
})
export type SupplierSearchAnswer = z.infer<typeof SupplierSearchAnswer>
