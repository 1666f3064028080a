import { fill } from '@enlace/contract/core/fill.ts'
import type { StepGap } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Stack } from '@enlace/ui/stack.tsx'

type StepGapsProps = { gaps: readonly StepGap[]; mends: Readonly<Record<StepGap, { href: string }>> }

/** What a step still misses, each with the way to add it; nothing where it misses nothing. */
export function StepGaps({ gaps, mends }: StepGapsProps) {
  if (gaps.length === 0) return null
  return (
    <Stack>
      {gaps.map((gap) => (
        <Banner
          key={gap}
          kind="warning"
          action={
            <ButtonLink href={mends[gap].href} aria-label={fill(texts.mendOf, { gap: texts.gaps[gap] })}>
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
