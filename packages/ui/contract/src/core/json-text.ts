import * as z from 'zod/mini'

/** Characters of a part that is JSON as text. */
const longest = 120_000

/** A part of a multipart body that is JSON as text (spec 7, Supplier register), read by the schema of what it holds. */
export function jsonText<Inner extends z.ZodMiniType>(inner: Inner, malformed: string) {
  return z.pipe(
    z.string().check(z.maxLength(longest, malformed)),
    z.transform((text, context): z.output<Inner> => {
      const read = inner.safeParse(parsed(text))
      if (read.success) return read.data
      for (const { message, path } of read.error.issues) {
        context.issues.push({
          code: 'custom',
          message: path.length === 0 && parsed(text) === undefined ? malformed : message,
          path,
          input: text,
        })
      }
      return z.NEVER
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
