/** The source of an image in content: a file of this portal, a data URL, or an https host. */
export interface ImageAddress {
  address: string
  /** The host to allow in the page's Content Security Policy; undefined if none is needed. */
  host?: string
}

/** Video players that a page may embed, with the path of their embedded form. */
export const frameHosts: Readonly<Record<string, string>> = {
  'www.youtube.com': '/embed/',
  'www.youtube-nocookie.com': '/embed/',
  'player.vimeo.com': '/video/',
}

const longestAddress = 2000
/** Maximum length of a picture embedded as a data URL; larger ones belong in a file. */
const longestPicture = 60_000
const anywhere = 'https://portal.invalid/'
/** A file by its hash, or a picture of the library by its name. */
const ownFile =
  /^(?:company-files\/[0-9a-f]{64}\/[a-z][a-z0-9_]{0,59}|media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,5}(?:\.(?:avif|webp))?)$/
const writtenPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Returns a link that content may have: http, https, mailto, tel, or a path of this portal; undefined for others. */
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

/** Returns an image that content may show, or undefined. */
export function imageAddress(text: string): ImageAddress | undefined {
  const written = text.trim()
  if (ownFile.test(written)) return { address: written }
  if (writtenPicture.test(written)) return written.length <= longestPicture ? { address: written } : undefined
  const url = isPlain(written, longestAddress) ? parse(written) : undefined
  if (url?.protocol !== 'https:' || !hasNoPassword(url) || url.port !== '') return undefined
  return publicHost.test(url.hostname) ? { address: written, host: url.hostname } : undefined
}

/** Returns the embedded form of a YouTube or Vimeo video with its host; undefined for other frames. */
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

/** URLs with credentials are rejected, because they disguise the host. */
function hasNoPassword(url: URL): boolean {
  return url.username === '' && url.password === ''
}

/** Rejects control characters, which browsers skip, and backslashes, which they read as slashes. */
function isPlain(text: string, longest: number): boolean {
  return text !== '' && text.length <= longest && !/[\p{Cc}\\]/u.test(text)
}
