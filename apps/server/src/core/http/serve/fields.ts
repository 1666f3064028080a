import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import { unstorableText } from '@enlace/contract/core/texts.ts'

// Where a schema gives no sentence of its own, zod's Spanish ones are in.
z.config(z.locales.es())

/** A schema of the contract, as far as reading needs it. */
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
 * Reads what was sent by its schema; what the schema does not name is left behind.
 * @throws Problem `invalid-fields`, with a Spanish sentence for each field.
 */
export function readFields(schema: Readable | undefined, sent: unknown): unknown {
  if (schema === undefined) return undefined
  if (isCrowded(sent)) throw new Problem('body-too-large')
  const result = schema.safeParse(sent)
  if (!result.success) throw new Problem('invalid-fields', {}, sentencesOf(result.error.issues))
  // Looked for in what was read, whose depth the schema bounds; what was sent may be nested without end.
  const unstorable = findUnstorable(result.data, [])
  if (unstorable) throw new Problem('invalid-fields', {}, { [unstorable.join('.')]: unstorableText })
  return result.data
}

/** Values in lists and objects that a call may be sent in all: a hundred thousand fit into a body, each with its own fault. */
const mostValues = 20_000

/** Whether more values were sent than any screen sends; looked at without recursion, however deep they are nested. */
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

/** Where the first text with a NUL stands: PostgreSQL keeps every other character. */
function findUnstorable(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findUnstorable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}
