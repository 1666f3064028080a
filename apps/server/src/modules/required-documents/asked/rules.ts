import { Problem } from '@enlace/contract/core/problems.ts'
import { fold } from '@enlace/domain/text.ts'

/** The outcome of a change: `stale` if somebody else changed it meanwhile. */
export type ChangeOutcome = 'done' | 'stale' | 'unknown'

/** Returns the code of a document from its name: `Cámara de Comercio` becomes `camara-de-comercio`. */
export function codeOf(nombre: string): string {
  const code = fold(nombre)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  return code === '' ? 'documento' : code
}

/** Returns the values that a change replaces, and the new ones. */
export function differences(
  held: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = Object.keys(values).filter(
    (name) => JSON.stringify(held[name] ?? null) !== JSON.stringify(values[name] ?? null),
  )
  const of = (source: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((name) => [name, source[name] ?? null]))
  return { before: of(held), after: of(values) }
}

/** @throws Problem `document-not-found`, or `changed-meanwhile` for a stale version. */
export function demandDone(outcome: ChangeOutcome): void {
  if (outcome === 'unknown') throw new Problem('document-not-found')
  if (outcome === 'stale') throw new Problem('changed-meanwhile')
}
