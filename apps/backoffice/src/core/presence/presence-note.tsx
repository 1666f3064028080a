import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { presenceTexts as texts } from '@enlace/contract/sign-in/presence/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'

/** Tells which colleagues have the same thing open: "Ana está revisando esta solicitud". */
export function PresenceNote({ others }: { others: readonly Presence[] }) {
  const [first, second, ...rest] = others
  if (!first) return null
  const values = {
    nombre: first.nombre,
    otro: second?.nombre ?? '',
    n: rest.length,
    cosa: texts.things[first.kind],
  }
  const sentence = second === undefined ? texts.one : rest.length === 0 ? texts.two : texts.more
  return <Banner kind="info">{fill(sentence, values)}</Banner>
}
