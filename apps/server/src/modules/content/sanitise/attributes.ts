import {
  commonAttributes,
  contentAttributes,
  contentTags,
  frameAttributes,
  inputTypes,
  reservedIdentifiers,
  templateAttributes,
  templateCommonAttributes,
  templateTags,
} from '@enlace/contract/content/allow-list.ts'
import { frameAddress, imageAddress, linkAddress } from '@enlace/contract/content/addresses.ts'
import { safeStyle } from '@enlace/contract/content/styles.ts'

/** The use of HTML: shown as content, or turned into a form as a template. */
export type ContentUse = 'content' | 'template'

/** Collects the hosts in sanitised HTML. */
export interface FoundHosts {
  images: Set<string>
  frames: Set<string>
  /** The only allowed addresses at other hosts; undefined leaves that to the allow-list. */
  only?: ReadonlySet<string>
  /** Called for each such address that was kept. */
  noteAddress?: (address: string) => void
}

type Attributes = Record<string, string>

const longestText = 1000

/** The allowed tags of a use. */
export const tagsOf: Readonly<Record<ContentUse, ReadonlySet<string>>> = {
  content: new Set(contentTags),
  template: new Set([...contentTags, ...templateTags]),
}

/** Returns the allowed attributes of a tag in a use; a name may end in `*`. */
export function attributesOf(tag: string, use: ContentUse): readonly string[] {
  const ofContent = [...commonAttributes, ...(contentAttributes[tag] ?? [])]
  return use === 'content'
    ? ofContent
    : [...ofContent, ...templateCommonAttributes, ...(templateAttributes[tag] ?? [])]
}

/**
 * The allowed attributes in the sanitiser's format. It compiles them into patterns for each text, so the common ones
 * are listed only once, under `*`.
 */
export const allowedAttributes: Readonly<Record<ContentUse, Record<string, string[]>>> = {
  content: byTag('content', commonAttributes),
  template: byTag('template', [...commonAttributes, ...templateCommonAttributes]),
}

function byTag(use: ContentUse, common: readonly string[]): Record<string, string[]> {
  const own = [...tagsOf[use]].map(
    (tag) => [tag, attributesOf(tag, use).filter((name) => !common.includes(name))] as const,
  )
  return { '*': [...common], ...Object.fromEntries(own.filter(([, names]) => names.length > 0)) }
}

/** Returns the allowed attributes of a tag with their allowed values; collects hosts of images and frames. */
export function keptAttributes(
  tag: string,
  written: Attributes,
  use: ContentUse,
  hosts: FoundHosts,
): Attributes {
  const names = attributesOf(tag, use)
  const kept: Attributes = {}
  for (const [name, value] of Object.entries(written)) {
    if (!isNamed(name, names)) continue
    const allowed = keptValue(tag, name, value, hosts)
    if (allowed !== undefined) kept[name] = allowed
  }
  if (tag === 'a' && kept['target'] === '_blank') kept['rel'] = 'noopener noreferrer'
  // A button without a type would submit the form; an input without one is a text.
  if (tag === 'button') kept['type'] ??= 'button'
  if (tag === 'iframe') Object.assign(kept, frameAttributes)
  return kept
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))
}

function keptValue(tag: string, name: string, value: string, hosts: FoundHosts): string | undefined {
  switch (name) {
    case 'href':
    case 'cite':
      return linkAddress(value)
    case 'src':
      return tag === 'iframe' ? noteFrame(value, hosts) : noteImage(value, hosts)
    case 'srcset':
      return keptSources(value, hosts)
    case 'style':
      return safeStyle(value)
    case 'class':
      return keptClasses(value)
    case 'target':
      return value === '_blank' || value === '_self' ? value : undefined
    case 'id':
    case 'for':
    case 'list':
    case 'name':
      return isIdentifier(value) ? value : undefined
    case 'type':
      return keptType(tag, value)
    default:
      return value.length <= longestText ? value : undefined
  }
}

function keptType(tag: string, value: string): string | undefined {
  const type = value.trim().toLowerCase()
  if (tag === 'button') return type === 'submit' || type === 'reset' ? type : 'button'
  if (tag === 'input') return inputTypes.includes(type) ? type : 'text'
  return value.length <= longestText ? value : undefined
}

function noteImage(value: string, hosts: FoundHosts): string | undefined {
  const image = imageAddress(value)
  return image?.host === undefined
    ? image?.address
    : noteForeign(image.address, image.host, hosts.images, hosts)
}

function noteFrame(value: string, hosts: FoundHosts): string | undefined {
  const frame = frameAddress(value)
  return frame && noteForeign(frame.address, frame.host, hosts.frames, hosts)
}

/** Collects an address at another host, unless it is not among the allowed ones. */
function noteForeign(address: string, host: string, into: Set<string>, { only, noteAddress }: FoundHosts) {
  if (only?.has(address) === false) return undefined
  into.add(host)
  noteAddress?.(address)
  return address
}

/** Keeps a `srcset` if each of its images is allowed; a data URL contains commas and is not accepted. */
function keptSources(value: string, hosts: FoundHosts): string | undefined {
  const sources = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isKept = sources.every((source) => {
    const [address = '', size = '1x', ...more] = source.split(/\s+/)
    return (
      more.length === 0 && /^\d{1,5}(?:\.\d{1,3})?[wx]$/.test(size) && noteImage(address, hosts) !== undefined
    )
  })
  return isKept && sources.length > 0 ? sources.join(', ') : undefined
}

/** Keeps classes that begin with a letter: those of the portal's own style sheets begin otherwise. */
function keptClasses(value: string): string | undefined {
  const classes = value.split(/\s+/).filter((name) => /^[A-Za-z][\w-]{0,59}$/.test(name))
  return classes.length > 0 ? classes.join(' ') : undefined
}

function isIdentifier(value: string): boolean {
  return /^[A-Za-z][\w.-]{0,59}$/.test(value) && !reservedIdentifiers.includes(value)
}
