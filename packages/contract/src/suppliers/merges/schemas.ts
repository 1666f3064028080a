import * as z from 'zod/mini'
import { Supplier, SupplierBranch, SupplierUser } from '../schemas.ts'

/** Why two third parties may be duplicates. */
export const likenesses = ['mismo-nit', 'nit-con-digito', 'mismo-nombre'] as const

/** Two possible duplicates: the one to keep, and the other. */
export const DuplicatePair = z.object({
  kept: z.pick(Supplier, { id: true, nit: true, nombre: true, estado: true }),
  gone: z.pick(Supplier, { id: true, nit: true, nombre: true, estado: true }),
  parecido: z.enum(likenesses),
})
export type DuplicatePair = z.infer<typeof DuplicatePair>

/** The rows of one kind affected by a merge. */
export const MergeLine = z.object({ what: z.string(), rows: z.number() })
export type MergeLine = z.infer<typeof MergeLine>

/** One side of the preview. */
export const MergeSide = z.object({
  ...Supplier.shape,
  branches: z.array(z.pick(SupplierBranch, { thirdId: true, codigo: true, nombre: true })),
  users: z.array(z.pick(SupplierUser, { id: true, nombre: true, correo: true, rol: true, estado: true })),
})
export type MergeSide = z.infer<typeof MergeSide>

/** Both sides, and what would move from one to the other. */
export const MergePreview = z.object({
  kept: MergeSide,
  gone: MergeSide,
  moves: z.array(MergeLine),
  /** What stays with its original holder or signer. */
  stays: z.array(MergeLine),
  /** Why they cannot be merged; null if they can. */
  hindrance: z.nullable(z.enum(['merged', 'bank-change'])),
})
export type MergePreview = z.infer<typeof MergePreview>
