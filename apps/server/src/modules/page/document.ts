import { createHash } from 'node:crypto'
import type { BootData, BrandColours } from '@enlace/contract/company/schemas.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { lateNotice } from '../../core/http/origin/late-notice.ts'
import { iconAddress } from './app-icon/routes.ts'
import type { FirstPage, PortalBuild } from './build.ts'

/** The colour scheme that the user chose; undefined follows the system. */
export type ChosenScheme = 'light' | 'dark' | undefined

/** The portal's own page info (PAG-9). */
export interface PortalWords {
  title: string
  description: string
}

/** A page with the hash that allows its style sheet in the policy. */
export interface PageDocument {
  html: string
  styleHash: string
}

/** The CSS features that the application requires; must match the build's `browsers`. */
const needed = '(color: light-dark(red, red)) and selector(:popover-open)'

/**
 * Renders the whole first page of a company's portal: branding, boot data and style sheets are inlined, the content is
 * HTML, and the scripts that hydrate it are referenced. It shows a message if scripts or required features are
 * missing.
 */
export function pageDocument(
  build: PortalBuild,
  boot: BootData,
  page: FirstPage,
  scheme: ChosenScheme,
  about?: PortalWords,
): PageDocument {
  const { company } = boot
  const { css, styleSheets, scripts, places } = build.pages[page]
  const style = `${css}${brandStyle(company.colours)}${supportStyle}`
  const unsupported = build.renderUnsupported()
  const title = page === 'login' ? `${loginTexts.title} · ${company.page_title}` : company.page_title
  const html = [
    `<!doctype html><html lang="es-CO"${scheme ? ` data-scheme="${scheme}"` : ''}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="generator" content="Enlace"><meta name="format-detection" content="telephone=no">',
    ...describe(about),
    company.favicon && `<link rel="icon" href="${escapeHtml(company.favicon)}">`,
    '<link rel="manifest" href="manifest.webmanifest">',
    `<link rel="apple-touch-icon" href="${iconAddress(company, 'apple-180.png')}">`,
    `<style>${style}</style>`,
    // The style sheets are inlined; without these links the scripts would load them again.
    ...styleSheets.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    `<script type="module" async src="${build.entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    `</head><body class="${page === 'login' ? 'login' : 'app'}">`,
    `<noscript><p>${escapeHtml(unsupported.scripts)}</p></noscript>`,
    `<div id="root" data-page="${page}">${build.renderPage(boot, page)}</div>`,
    page === 'login' && `<div id="heads">${build.renderPlaces(boot)}</div>`,
    lateNotice,
    `<div id="unsupported">${unsupported.browser}</div>`,
    `<script type="application/json" id="places">${islandOf(withFilesOnce(places))}</script>`,
    `<script type="application/json" id="boot">${islandOf(boot)}</script></body></html>`,
  ]
    .filter((part) => part !== false)
    .join('')
  return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` }
}

/** The company's description of its portal, for search engines and link previews (spec 2, PAG-9). */
function describe({ title, description }: PortalWords = { title: '', description: '' }): string[] {
  return [
    ...(title === ''
      ? []
      : ['name="application-name"', 'property="og:title"'].map((name) => meta(name, title))),
    ...(description === ''
      ? []
      : ['name="description"', 'property="og:description"'].map((name) => meta(name, description))),
  ]
}

function meta(name: string, content: string): string {
  return `<meta ${name} content="${escapeHtml(content)}">`
}

const supportStyle =
  `@supports ${needed}{#unsupported{display:none}}` +
  `@supports not (${needed}){#root,#heads,#late{display:none!important}}` +
  'noscript p{padding:16px}' +
  '#heads,#heads section{display:none}#heads:has(:target),#heads :target{display:block}' +
  // Justified lines fill their box, so that the later typeface does not paint a larger text (LCP).
  '#heads p{text-align:justify}' +
  ':root:has(#heads :target) #root{display:none}'

/** The company's brand colours in both schemes, overriding the default tokens. */
function brandStyle({ light, dark }: { light: BrandColours; dark: BrandColours }): string {
  const names = {
    brand: '--brand',
    brandText: '--brand-text',
    brandContrast: '--brand-contrast',
    brandSoft: '--brand-soft',
  } as const
  const lines = Object.entries(names).map(([key, name]) => {
    // The keys are those of BrandColours.
    const colour = key as keyof BrandColours
    return `${name}:light-dark(${colourOf(light[colour])},${colourOf(dark[colour])})`
  })
  return `:root{${lines.join(';')}}`
}

function colourOf(text: string): string {
  if (!/^#[0-9a-f]{3,8}$/i.test(text)) throw new Error('A brand colour is not a colour')
  return text
}

/** Lists each file once, and maps each place to the indexes of its files. */
function withFilesOnce(
  places: Readonly<Record<string, readonly string[]>>,
): [string[], Record<string, number[]>] {
  const files = [...new Set(Object.values(places).flat())]
  const numbered = Object.entries(places).map(
    ([place, own]) => [place, own.map((file) => files.indexOf(file))] as const,
  )
  return [files, Object.fromEntries(numbered)]
}

/** Serialises JSON for a script element: it cannot close the element or open a comment. */
export function islandOf(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Escapes text for an element or an attribute. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
