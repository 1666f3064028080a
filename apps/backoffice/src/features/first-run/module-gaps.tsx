import { fill } from '@enlace/contract/core/fill'
import type { ModuleGap } from '@enlace/contract/core/first-run/schemas'
import { firstRunTexts } from '@enlace/contract/features/first-run/texts'
import { Banner } from '@enlace/ui/banner'
import { ButtonLink } from '@enlace/ui/button-link'
import { Stack } from '@enlace/ui/stack'

const texts = firstRunTexts.modules

type ModuleGapsProps = { gaps: readonly ModuleGap[]; mends: Readonly<Record<ModuleGap, string>> }

/** What keeps visitors from using the modules that are on, each with the way to mend it; nothing where they can. */
export function ModuleGaps({ gaps, mends }: ModuleGapsProps) {
  if (gaps.length === 0) return null
  return (
    <Stack>
      {gaps.map((gap) => (
        <Banner
          key={gap}
          kind="warning"
          action={
            <ButtonLink href={mends[gap]} aria-label={fill(texts.mendOf, { gap: texts.gaps[gap] })}>
              {texts.mend}
            </ButtonLink>
          }
        >
          {texts.gaps[gap]}
        </Banner>
      ))}
    </Stack>
  )
}
