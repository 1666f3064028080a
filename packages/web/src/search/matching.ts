import { fold } from '@enlace/domain/text.ts'
import type { PaletteOption } from '@enlace/ui/command-palette.tsx'

/** Those of which the words hold every word that was typed, in any order and without regard to accents. */
export function matching<Option extends Pick<PaletteOption, 'label'>>(
  options: readonly Option[],
  text: string,
): Option[] {
  const words = fold(text).split(' ')
  return options.filter(({ label }) => {
    const folded = fold(label)
    return words.every((word) => folded.includes(word))
  })
}
