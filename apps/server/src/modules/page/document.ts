import { createHash } from 'node:crypto'
import type { BootData, BrandColours } from '@enlace/contract/company/schemas.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { lateNotice } from '../../core/http/origin/late-notice.ts'
import type { FirstPage, PortalBuild } from './build.ts'

/** The colour scheme that the person chose; undefined is the system's. */
export type ChosenScheme = 'light' | 'dark' | undefined

/** The portal's own page info (PAG-9). */
export interface PortalWords {
  title: string
  description: string
}

/** A page with the hash by which its policy lets its style sheet through. */
export interface PageDocument {
  html: string
  styleHash: string
}

/** Features without which the application cannot run; one measure for the page and the build (its `browsers`). */
const needed = '(color: light-dark(red, red)) and selector(:popover-open)'

/**
 * The whole first page of a company's portal: branding, boot data and style sheets are in it, what is seen is HTML, and
 * the scripts that will wake it are named. Without features or scripts that the application needs, it says so instead.
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
    `<style>${style}</style>`,
    // The style sheets are in the page already; without these the scripts would load them again.
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

/** What the company says of its portal, for search engines and anyone who sends a link to it (spec 2, PAG-9). */
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
  // Its lines fill their room: the same words in the typeface that comes later are then no larger paint than these.
  '#heads p{text-align:justify}' +
  ':root:has(#heads :target) #root{display:none}'

/** The company's accent in both schemes, over the default of the tokens. */
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

/** Each file named once, and each place by where its files are in that list. */
function withFilesOnce(
  places: Readonly<Record<string, readonly string[]>>,
): [string[], Record<string, number[]>] {
  const files = [...new Set(Object.values(places).flat())]
  const numbered = Object.entries(places).map(
    ([place, own]) => [place, own.map((file) => files.indexOf(file))] as const,
  )
  return [files, Object.fromEntries(numbered)]
}

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export function islandOf(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Text that may be in an element or an attribute. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
