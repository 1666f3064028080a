import { mediaWidths } from '@enlace/contract/media/limits.ts'

/** The widths that a picture is kept in: those that it has pixels for, or its own where it has fewer than all. */
export function widthsFor(width: number): readonly number[] {
  const narrower = mediaWidths.filter((one) => one < width)
  const widest = mediaWidths.at(-1) ?? width
  return width >= widest ? mediaWidths : [...narrower, width]
}

/** The height that belongs to a width. */
export function heightFor(wanted: number, { width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.round((wanted * height) / width))
}
