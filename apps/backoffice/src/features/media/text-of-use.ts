import { placeTexts } from '@enlace/contract/content/place-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { MediumUse } from '@enlace/contract/media/schemas.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'

const { adPages, places, position: positionText } = placeTexts

/** A place that shows a picture, as its writers call it: an advertisement by its page and position, a screen's text by its screen. */
export function textOfUse({ kind, item }: MediumUse): string {
  return fill(texts.use, { kind: texts.useKinds[kind], item: nameOf(item) })
}

function nameOf(item: string): string {
  const [code = item, position] = item.split(' · ')
  const page = Object.entries(adPages).find(([known]) => known === code)?.[1]
  if (page !== undefined && position !== undefined)
    return `${page}, ${fill(positionText, { position }).toLowerCase()}`
  return Object.entries(places).find(([known]) => known === item)?.[1].title ?? item
}
