import type { PaletteOption } from '@enlace/ui/command-palette.tsx'
import { helpIcon } from '@enlace/ui/core/icons.ts'
import { matchingHelp } from './find-help.ts'
import { helpLinkTo } from './help-link-to.ts'
import type { HelpEntry } from './page.ts'

const most = 5

/** The pages of the manual that a search over everything offers; none before something is typed. */
export function helpOptions(entries: readonly HelpEntry[], typed: string): PaletteOption[] {
  if (typed.trim() === '') return []
  return matchingHelp(entries, typed)
    .slice(0, most)
    .map(({ slug, title, summary }) => ({
      id: `help-${slug}`,
      icon: helpIcon,
      label: title,
      note: summary,
      href: helpLinkTo(slug),
    }))
}
