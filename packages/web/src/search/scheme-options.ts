import { fill } from '@enlace/contract/core/fill.ts'
import { schemeTexts } from '@enlace/contract/core/frame/scheme-texts.ts'
import { searchTexts as texts } from '@enlace/contract/search/texts.ts'
import type { PaletteOption } from '@enlace/ui/command-palette.tsx'
import { moonIcon, screenIcon, sunIcon } from '@enlace/ui/core/icons.ts'
import { keepScheme, readScheme } from '../scheme.ts'

/** The colour schemes that are not the chosen one, to change to. */
export function schemeOptions(): PaletteOption[] {
  const schemes = [
    ['light', sunIcon],
    ['dark', moonIcon],
    ['system', screenIcon],
  ] as const
  return schemes
    .filter(([scheme]) => scheme !== readScheme())
    .map(([scheme, icon]) => ({
      id: `scheme-${scheme}`,
      icon,
      label: fill(texts.scheme, { scheme: schemeTexts[scheme].toLowerCase() }),
      onSelect: () => keepScheme(scheme),
    }))
}
