import { sentKinds, type SentKind } from '@enlace/importer/core/sent-kinds'
import { targets } from '@enlace/importer/core/targets'
import { recordExamples } from '@enlace/contract/features/push/example-texts'

/** The kinds that have a template. */
export const templateKinds: readonly SentKind[] = sentKinds

/**
 * A file to be filled in: the fields of a kind as columns by their own names, and one row as an example. Excel opens it where
 * decimals have a comma; columns that are not needed may be taken out.
 */
export function templateOf(kind: SentKind): string {
  const names = Object.keys(targets[kind])
  const example = recordExamples[kind]
  const row = names.map((name) => cellOf(example[name] ?? lineOf(example)[name]))
  return `\uFEFF${[names, row].map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

/** Of a payment the invoice that it paid stands on its row. */
function lineOf(example: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { lineas } = example
  const [first]: unknown[] = Array.isArray(lineas) ? lineas : []
  return typeof first === 'object' && first !== null ? Object.fromEntries(Object.entries(first)) : {}
}

function cellOf(value: unknown): string {
  const text =
    typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
