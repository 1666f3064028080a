import { allowListVersion } from '@enlace/contract/content/allow-list.ts'
import type { Advertisements, Contenido, PageInfo } from '@enlace/contract/content/schemas.ts'
import type { ContentUse } from './sanitise/attributes.ts'
import { sanitiseContenido } from './sanitise/contenido.ts'
import type { KeptAdvertisements, KeptHtml, KeptPage } from './queries.ts'
import { sanitiseHtml } from './sanitise/sanitise.ts'

/** HTML as it may leave: what passed an older allow-list passes the present one first. */
export function htmlOf(kept: KeptHtml | undefined, use: ContentUse): string {
  if (kept === undefined) return ''
  return kept.allow_list === allowListVersion ? kept.html : sanitiseHtml(kept.html, use).html
}

/** The three places of a page; one without an advertisement is null, and so is one that may not be shown any more. */
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

/** A page as it may leave; version 0 and empty texts where the company has published none. */
export function pageInfoOf(code: string, kept: KeptPage | undefined): PageInfo {
  if (kept === undefined) return { code, title: '', description: '', html: '', version: 0, publishedAt: null }
  const { title, description, version, published_at: publishedAt } = kept
  return { code, title, description, html: htmlOf(kept, 'content'), version, publishedAt }
}
