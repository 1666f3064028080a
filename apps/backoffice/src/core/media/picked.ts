import { pictureHtml, usualAddress } from '@enlace/contract/media/addresses.ts'
import type { Focus, Medium } from '@enlace/contract/media/schemas.ts'

/** A picture of the library as content takes it. */
export type PickedMedium = {
  id: string
  name: string
  /** Goes into `src` and `imagen` as it is: AVIF or WebP is served by what the browser reads. */
  address: string
  /** Empty for a picture that only adorns. */
  alt: string
  width: number
  height: number
  focus: Focus
  /** A whole `<picture>` with its widths in both formats, for text that may hold HTML. */
  html: string
}

/** What content gets of a picture. */
export function pickedOf(medium: Medium): PickedMedium {
  const { id, name, alt, width, height, focus } = medium
  return { id, name, alt, width, height, focus, address: usualAddress(medium), html: pictureHtml(medium) }
}
