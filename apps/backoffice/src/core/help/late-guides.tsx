import { latePart } from '@enlace/web/content/late-part.tsx'
import { useQuietMoment } from '@enlace/web/content/use-quiet-moment.ts'
import { showsGuides } from '@enlace/web/help/shows-guides.ts'
import type { ComponentProps } from 'react'
import type { Guides as AllGuides } from './guides.tsx'

const Guides = latePart<ComponentProps<typeof AllGuides>>(async () => (await import('./guides.tsx')).Guides)

/** The hints and the tour, once the page has loaded all that it needs. */
export function LateGuides(props: ComponentProps<typeof AllGuides>) {
  const isQuiet = useQuietMoment()
  return isQuiet && showsGuides() && <Guides {...props} />
}
