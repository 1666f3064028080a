import { helpTexts as texts } from '@enlace/contract/help/texts.ts'
import { helpIcon } from '@enlace/ui/core/icons.ts'
import { IconLink } from '@enlace/ui/icon-link.tsx'
import { helpOf } from './find-help.ts'
import { helpLinkTo } from './help-link-to.ts'
import type { HelpEntry } from './page.ts'

type HelpLinkProps = { entries: readonly HelpEntry[]; path: string }

/** The quiet link of a page's heading to its page of the manual; nothing where there is none. */
export function HelpLink({ entries, path }: HelpLinkProps) {
  const entry = helpOf(entries, path)
  return entry && <IconLink icon={helpIcon} label={texts.aboutPage} href={helpLinkTo(entry.slug)} />
}
