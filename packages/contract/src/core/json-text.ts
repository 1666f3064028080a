import * as z from 'zod/mini'

/** Maximum characters of a part that is JSON text. */
const longest = 120_000

/** Creates the schema of a multipart part with JSON text (spec 7, Supplier register), validated by the schema of its value. */
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
