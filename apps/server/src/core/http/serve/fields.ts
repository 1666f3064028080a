import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import { unstorableText } from '@enlace/contract/core/texts.ts'

// Spanish messages of zod, for schemas without a sentence of their own.
z.config(z.locales.es())

/** The part of a contract schema that reading needs. */
interface Readable {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * Reads input by its schema and drops unknown fields. @throws Problem `invalid-fields`, with a Spanish sentence for
 * each field.
 */
export function readFields(schema: Readable | undefined, sent: unknown): unknown {
  if (schema === undefined) return undefined
  if (isCrowded(sent)) throw new Problem('body-too-large')
  const result = schema.safeParse(sent)
  if (!result.success) throw new Problem('invalid-fields', {}, sentencesOf(result.error.issues))
  // Searches the result, whose depth the schema bounds; the input may be nested without limit.
  const unstorable = findUnstorable(result.data, [])
  if (unstorable) throw new Problem('invalid-fields', {}, { [unstorable.join('.')]: unstorableText })
  return result.data
}

/** Maximum values in lists and objects of an input: a body has room for a hundred thousand, each with its own fault. */
const mostValues = 20_000

/** Whether an input has more values than any screen sends, counted without recursion because of deep nesting. */
function isCrowded(sent: unknown): boolean {
  const waiting: unknown[] = [sent]
  let count = 0
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value)
    count += inner.length
    if (count > mostValues) return true
    for (const one of inner) if (typeof one === 'object' && one !== null) waiting.push(one)
  }
  return false
}

function sentencesOf(issues: readonly Issue[]): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { path, message } of issues) sentences[path.map(String).join('.')] ??= message
  return sentences
}

/** Returns the path of the first text with a NUL, the only character that PostgreSQL cannot store. */
function findUnstorable(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findUnstorable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}
