import { frameAddress, imageAddress, linkAddress } from '@enlace/contract/content/addresses.ts'
import {
  commonAttributes,
  contentAttributes,
  contentTags,
  emptiedTags,
  frameAttributes,
} from '@enlace/contract/content/allow-list.ts'
import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import { safeStyle } from '@enlace/contract/content/styles.ts'
import { purifier } from './purifier.ts'

/** HTML that may be written into the page. */
export type Clean = {
  /** A trusted value where the browser knows them. */
  html: string | TrustedHTML
  /** It brings colours, which somebody chose for white paper. */
  hasOwnColours: boolean
}

const allowed = {
  ALLOWED_TAGS: [...contentTags],
  ALLOWED_ATTR: [...new Set([...commonAttributes, ...Object.values(contentAttributes).flat()])],
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [...emptiedTags],
  // Addresses are judged one by one below, by the rules that the server has, too.
  ALLOW_UNKNOWN_PROTOCOLS: true,
}

/** How an attribute's value may stand; undefined where it may not. */
const judges: Readonly<Record<string, (value: string, tag: string) => string | undefined>> = {
  cite: linkAddress,
  href: linkAddress,
  src: (value, tag) => (tag === 'iframe' ? frameAddress(value) : imageAddress(value))?.address,
  srcset: sourcesIn,
  style: safeStyle,
  class: classesIn,
  target: (value) => (value === '_blank' ? value : undefined),
}

purifier.addHook('uponSanitizeAttribute', (node, attribute, { RETURN_DOM_FRAGMENT: isTemplate }) => {
  if (isTemplate === true) return
  const { attrName: name, attrValue: value } = attribute
  const tag = node.localName
  const isNamed =
    commonAttributes.includes(name) || name.startsWith('aria-') || contentAttributes[tag]?.includes(name)
  const judged =
    isNamed === true ? (judges[name]?.(value, tag) ?? (name in judges ? undefined : value)) : undefined
  if (judged === undefined) attribute.keepAttr = false
  else attribute.attrValue = judged
})

purifier.addHook('afterSanitizeAttributes', (node, _, { RETURN_DOM_FRAGMENT: isTemplate }) => {
  if (isTemplate === true) return
  if (node instanceof HTMLAnchorElement && node.target) node.rel = 'noopener noreferrer'
  if (node.localName === 'img') {
    set(node, { loading: 'lazy', decoding: 'async', alt: node.getAttribute('alt') ?? '' })
    if (!node.hasAttribute('src')) node.remove()
  }
  if (node.localName === 'iframe') {
    set(node, { ...frameAttributes, title: node.getAttribute('title') || texts.video })
    if (!node.hasAttribute('src')) node.remove()
  }
})

/** A company's HTML without anything that acts: the same list as the server's, applied again where it is shown. */
export function sanitise(html: string): Clean {
  return {
    html: purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }),
    hasOwnColours: ownColours.test(html),
  }
}

/** A colour of its own, not one of the portal's, which change with the scheme (`var(--ink)`). */
const ownColours =
  /\sstyle\s*=\s*("[^"]*|'[^']*)\b(color|background)\s*:\s*(?!\s|var\()|\sbgcolor\s*=|<font[^>]*\scolor\s*=/i

function set(node: Element, attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
}

/** Classes that begin with a letter: those of the portal's own style sheets begin otherwise. */
function classesIn(text: string): string | undefined {
  const classes = text.split(/\s+/).filter((name) => /^[A-Za-z][\w-]{0,59}$/.test(name))
  return classes.length > 0 ? classes.join(' ') : undefined
}

/** The sources of an image that may stay, each with its width or density. */
function sourcesIn(text: string): string | undefined {
  const sources = text.split(',').map((source) => source.trim())
  const isSafe = sources.every((source) => {
    const [address = '', size = '1x', ...rest] = source.split(/\s+/)
    return imageAddress(address) !== undefined && /^[\d.]+[wx]$/.test(size) && rest.length === 0
  })
  return isSafe ? sources.join(', ') : undefined
}
