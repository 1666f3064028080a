import type { PaletteGroup, PaletteOption } from '@enlace/ui/command-palette.tsx'

/** A group of the search over everything, left out where it is empty. */
export function groupOf(id: string, label: string, options: readonly PaletteOption[]): PaletteGroup[] {
  return options.length === 0 ? [] : [{ id, label, options }]
}
