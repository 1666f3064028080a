import { frameAddress } from '@enlace/contract/content/addresses.ts'

/** The embedded form of a film's address as a browser shows it; undefined for what is none. */
export function filmAddress(typed: string): string | undefined {
  const written = typed.trim()
  if (frameAddress(written)) return written
  if (!URL.canParse(written)) return undefined
  const url = new URL(written)
  const host = url.hostname.replace(/^(www|m)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  const youTube =
    host === 'youtu.be'
      ? path[0]
      : host === 'youtube.com'
        ? path[0] === 'shorts' || path[0] === 'live'
          ? path[1]
          : url.searchParams.get('v')
        : undefined
  const vimeo = host === 'vimeo.com' && /^\d+$/.test(path[0] ?? '') ? path[0] : undefined
  if (youTube && /^[\w-]{6,20}$/.test(youTube)) return `https://www.youtube-nocookie.com/embed/${youTube}`
  return vimeo === undefined ? undefined : `https://player.vimeo.com/video/${vimeo}`
}
