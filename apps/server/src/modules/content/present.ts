import { allowListVersion } from '@enlace/contract/content/allow-list.ts'
import type { Advertisements, Contenido, PageInfo } from '@enlace/contract/content/schemas.ts'
import type { ContentUse } from './sanitise/attributes.ts'
import { sanitiseContenido } from './sanitise/contenido.ts'
import type { KeptAdvertisements, KeptHtml, KeptPage } from './queries.ts'
import { sanitiseHtml } from './sanitise/sanitise.ts'

/** Returns HTML for delivery: a text sanitised by an older allow-list is sanitised again. */
export function htmlOf(kept: KeptHtml | undefined, use: ContentUse): string {
  if (kept === undefined) return ''
  return kept.allow_list === allowListVersion ? kept.html : sanitiseHtml(kept.html, use).html
}

/** Returns the three places of a page; null without an advertisement, or if it may no longer be shown. */
export function advertisementsOf({ shown, changesIn }: KeptAdvertisements): Advertisements {
  const espacios: Advertisements['espacios'] = { '1': null, '2': null, '3': null }
  for (const { position, contenido, allow_list } of shown) {
    espacios[position] = allow_list === allowListVersion ? contenido : resanitised(contenido)
  }
  return { espacios, changesIn }
}

function resanitised(kept: Contenido): Contenido | null {
  const { contenido, faults } = sanitiseContenido(kept)
  return Object.keys(faults).length === 0 ? contenido : null
}

/** Returns a page for delivery; version 0 and empty texts if the company has published none. */
export function pageInfoOf(code: string, kept: KeptPage | undefined): PageInfo {
  if (kept === undefined) return { code, title: '', description: '', html: '', version: 0, publishedAt: null }
  const { title, description, version, published_at: publishedAt } = kept
  return { code, title, description, html: htmlOf(kept, 'content'), version, publishedAt }
}
