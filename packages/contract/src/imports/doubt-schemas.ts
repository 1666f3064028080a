import * as z from 'zod/mini'

const Name = z.string().check(z.maxLength(200))

/** Why something of a file's mapping is asked instead of guessed. */
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

/** Something of a file's mapping that is asked, with the answers side by side: kinds of files, or columns, with what they hold. */
export const ImportMappingDoubt = z.object({
  reason: z.enum(importMappingDoubts),
  /** The field that has no column yet; null where the kind of file is asked. */
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

/** Whether it is not known what a file holds, without which it is not tried. */
export const isKindAsked = (doubts: readonly ImportMappingDoubt[] | undefined): boolean =>
  doubts?.some(({ field }) => field === null) === true

/** What a load would do that hardly anybody means. */
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

/** One such thing: how many of how many, in which file, and the first of them. */
export const ImportUnlikely = z.object({
  reason: z.enum(importUnlikelies),
  file: z.nullable(z.string()),
  count: z.number(),
  of: z.number(),
  examples: z.array(z.string()),
})
export type ImportUnlikely = z.infer<typeof ImportUnlikely>
