import { escapeMarkup } from '../../../core/markup/markup.ts'

/** The icons of an installed portal: for Android, whose launchers cut a mask, and for iPhones. */
export const appIcons = {
  'icon-192.png': { side: 192, isMaskable: false },
  'icon-512.png': { side: 512, isMaskable: false },
  'maskable-512.png': { side: 512, isMaskable: true },
  'apple-180.png': { side: 180, isMaskable: false },
} as const
export type AppIconName = keyof typeof appIcons

/** What an icon shows: the company's picture, or its initials on its colour. */
export interface IconSubject {
  initials: string
  /** The company's colour, as `#rrggbb`. */
  colour: string
  /** The picture's bytes with a type of `drawableTypes`; undefined without one. */
  picture: { mediaType: string; bytes: Uint8Array } | undefined
}

/** The types of pictures that the drawer reads. */
export const drawableTypes: ReadonlySet<string> = new Set([
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
])

const canvas = 512
/** The shares of the side that a picture takes: a mask may cut all outside a circle of 80 %. */
const share = { whole: 0.84, maskable: 0.6 }

/** An icon as SVG: the raster picture in the middle of white. */
export function pictureIcon(picture: { mediaType: string; bytes: Uint8Array }, isMaskable: boolean): string {
  const side = canvas * (isMaskable ? share.maskable : share.whole)
  const corner = (canvas - side) / 2
  const data = `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString('base64')}`
  return (
    `${open}<rect width="${canvas}" height="${canvas}" fill="#fff"/>` +
    `<image x="${corner}" y="${corner}" width="${side}" height="${side}" href="${data}"/></svg>`
  )
}

/** An icon as SVG: initials on the company's colour, which goes to the edge. */
export function initialsIcon(
  { initials, colour }: Omit<IconSubject, 'picture'>,
  isMaskable: boolean,
): string {
  const size = isMaskable ? 170 : 220
  return (
    `${open}<rect width="${canvas}" height="${canvas}" fill="${escapeMarkup(colour)}"/>` +
    `<text x="256" y="${256 + size * 0.36}" text-anchor="middle" font-size="${size}" fill="#fff">` +
    `${escapeMarkup(initials)}</text></svg>`
  )
}

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas} ${canvas}">`
