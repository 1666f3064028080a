import { mediaWidths } from '@enlace/contract/media/limits.ts'

/** The widths to create: all up to the picture's own, or only its own if it is smaller than all. */
export function widthsFor(width: number): readonly number[] {
  const narrower = mediaWidths.filter((one) => one < width)
  const widest = mediaWidths.at(-1) ?? width
  return width >= widest ? mediaWidths : [...narrower, width]
}

/** Returns the height for a width, keeping the aspect ratio. */
export function heightFor(wanted: number, { width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.round((wanted * height) / width))
}
