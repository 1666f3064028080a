import { fill } from '@enlace/contract/core/fill'
import type { MediumUse } from '@enlace/contract/core/media/schemas'
import { mediaLibraryTexts as texts } from '@enlace/contract/features/media/texts'
import { pagesTexts } from '@enlace/contract/features/pages/texts'

const { adPages, places, position: positionText } = pagesTexts

/** A place that shows a picture, as its writers call it: an advertisement by its page and position, a screen's text by its screen. */
export function useText({ kind, item }: MediumUse): string {
  return fill(texts.use, { kind: texts.useKinds[kind], item: nameOf(item) })
}

function nameOf(item: string): string {
  const [code = item, position] = item.split(' · ')
  const page = Object.entries(adPages).find(([known]) => known === code)?.[1]
  if (page !== undefined && position !== undefined)
    return `${page}, ${fill(positionText, { position }).toLowerCase()}`
  return Object.entries(places).find(([known]) => known === item)?.[1].title ?? item
}
