/** Where content may take an image from: this portal's own files, a picture written into it, or a host over https. */
export interface ImageAddress {
  address: string
  /** The host that the page's policy has to name; undefined for what needs none. */
  host?: string
}

/** Players whose films may be shown in a page, with the folder of their embedded form. */
export const frameHosts: Readonly<Record<string, string>> = {
  'www.youtube.com': '/embed/',
  'www.youtube-nocookie.com': '/embed/',
  'player.vimeo.com': '/video/',
}

const longestAddress = 2000
/** Of a picture that is written into the content; a larger one belongs into a file. */
const longestPicture = 60_000
const anywhere = 'https://portal.invalid/'
/** A file by its content, or a picture of the library by its own name. */
const ownFile =
  /^(?:company-files\/[0-9a-f]{64}\/[a-z][a-z0-9_]{0,59}|media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,5}(?:\.(?:avif|webp))?)$/
const writtenPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** A link as it may be in content: http, https, mailto, tel, or a place of this portal; undefined where it may not. */
export function linkAddress(text: string): string | undefined {
  const written = text.trim()
  if (!isPlain(written, longestAddress)) return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) {
    const url = parse(written)
    if (url?.protocol === 'mailto:' || url?.protocol === 'tel:') return written
    return url && ['http:', 'https:'].includes(url.protocol) && hasNoPassword(url) ? written : undefined
  }
  return !written.startsWith('//') && parse(written, anywhere)?.href.startsWith(anywhere)
    ? written
    : undefined
}

/** An image as content may show it; undefined where it may not. */
export function imageAddress(text: string): ImageAddress | undefined {
  const written = text.trim()
  if (ownFile.test(written)) return { address: written }
  if (writtenPicture.test(written)) return written.length <= longestPicture ? { address: written } : undefined
  const url = isPlain(written, longestAddress) ? parse(written) : undefined
  if (url?.protocol !== 'https:' || !hasNoPassword(url) || url.port !== '') return undefined
  return publicHost.test(url.hostname) ? { address: written, host: url.hostname } : undefined
}

/** A film of YouTube or Vimeo in its embedded form, with its host; undefined for every other frame. */
export function frameAddress(text: string): Required<ImageAddress> | undefined {
  const written = text.trim()
  const url = isPlain(written, longestAddress) ? parse(written) : undefined
  if (url?.protocol !== 'https:' || !hasNoPassword(url) || url.port !== '') return undefined
  const folder = Object.hasOwn(frameHosts, url.hostname) ? frameHosts[url.hostname] : undefined
  const isFilm = folder !== undefined && url.pathname.startsWith(folder) && url.pathname !== folder
  return isFilm ? { address: written, host: url.hostname } : undefined
}

function parse(text: string, base?: string): URL | undefined {
  // Not URL.parse, which some of the browsers that the portal serves do not have yet.
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** A host that hides behind a name and password is meant to be misread. */
function hasNoPassword(url: URL): boolean {
  return url.username === '' && url.password === ''
}

/** Browsers read past control characters and take a backslash for a slash: an address has neither. */
function isPlain(text: string, longest: number): boolean {
  return text !== '' && text.length <= longest && !/[\p{Cc}\\]/u.test(text)
}
