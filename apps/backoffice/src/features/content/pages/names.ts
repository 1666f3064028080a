import { fill } from '@enlace/contract/core/fill.ts'
import type { ContentKind, KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts as texts } from '@enlace/contract/content/pages/texts.ts'

/** The parts of the screen as their addresses name them. */
export const parts = { paginas: 'page', textos: 'place', anuncios: 'advertisement' } as const
export type Part = keyof typeof parts

/** The part of a kind. */
export const partOf: Readonly<Record<ContentKind, Part>> = {
  page: 'paginas',
  place: 'textos',
  advertisement: 'anuncios',
}

type Named = { title: string; hint: string }
const pages: Readonly<Record<string, Named>> = texts.pages
const places: Readonly<Record<string, Named>> = texts.places
const adPages: Readonly<Record<string, string>> = texts.adPages

/** What a page or place is called, and what it is for; one that no screen of the portal asks for goes by its code. */
export function nameOf(kind: 'page' | 'place', item: string): Named {
  return (kind === 'page' ? pages : places)[item] ?? { title: item, hint: '' }
}

/** The pages and places that the portal asks for by itself, in the order of the screens. */
export const knownItems = { page: Object.keys(pages), place: Object.keys(places) }

/** The pages that advertisements stand on, in the order of the screens. */
export const knownAdPages: readonly string[] = Object.keys(adPages)

/** What a page with advertisements is called. */
export const adPageName = (code: string) => adPages[code] ?? code

/** What the screen of one thing is called. */
export function titleOf(content: KeptItem, item: string): string {
  if (content.kind !== 'advertisement') return nameOf(content.kind, item).title
  const { page_code, position } = content.body
  return fill(texts.advertisement.titleIn, { page: adPageName(page_code), position })
}

/** Where the portal shows it; undefined where it has no address of its own. */
export function portalPlace(content: KeptItem, item: string): string | undefined {
  const code = content.kind === 'advertisement' ? content.body.page_code : item
  return portalPlaces[code]
}

const portalPlaces: Readonly<Record<string, string>> = {
  nosotros: '#/about-us',
  login: '#/login',
  registro: '#/login',
  'registro-proveedor': '#/supplier-registration',
  'tercero-no-existe': '#/search-company',
  'recuperar-clave-intro': '#/password-recovery',
  'recuperar-clave-tips': '#/password-recovery',
  'mensaje-proveedores': '#/search-company',
  'B2S-PAG-7': '#/login',
  'PAG-8': '#/password-recovery',
  'PAG-67': '#/search-company',
  'B2S-PAG-13': '#/supplier-registration',
  'B2S-PAG-16': '#/contact-us',
  terminos: '#/terms-and-conditions',
  privacidad: '#/privacy-policy',
}
