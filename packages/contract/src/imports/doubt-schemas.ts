import * as z from 'zod/mini'

const Name = z.string().check(z.maxLength(200))

/** Why a part of a file's mapping is asked instead of guessed. */
export const importMappingDoubts = [
  'kind-unsure',
  'kind-name-differs',
  'party-unsure',
  'nit-own',
  'nit-constant',
  'name-constant',
  'number-is-nit',
  'amount-is-ratio',
] as const

/** A question about a file's mapping with its options: kinds of files, or columns, with their content. */
export const ImportMappingDoubt = z.object({
  reason: z.enum(importMappingDoubts),
  /** The field without a column; null if the kind of the file is in doubt. */
  field: z.nullable(Name),
  options: z
    .array(
      z.object({
        part: z.optional(Name),
        column: z.optional(Name),
        examples: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(5)),
      }),
    )
    .check(z.maxLength(5)),
})
export type ImportMappingDoubt = z.infer<typeof ImportMappingDoubt>

export const ImportMappingDoubts = z.array(ImportMappingDoubt).check(z.maxLength(20))

/** Returns whether the kind of a file is in doubt, which prevents a trial. */
export const isKindAsked = (doubts: readonly ImportMappingDoubt[] | undefined): boolean =>
  doubts?.some(({ field }) => field === null) === true

/** Effects of a load that are probably unintended. */
export const importUnlikelies = [
  'names-change',
  'names-differ',
  'values-change',
  'balances-change',
  'one-supplier',
  'own-nit',
  'kind-differs',
  'type-differs',
] as const

/** An unlikely effect: its count and total, its file, and examples. */
export const ImportUnlikely = z.object({
  reason: z.enum(importUnlikelies),
  file: z.nullable(z.string()),
  count: z.number(),
  of: z.number(),
  examples: z.array(z.string()),
})
export type ImportUnlikely = z.infer<typeof ImportUnlikely>
