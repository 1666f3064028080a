import { fill } from '@enlace/contract/core/fill.ts'
import type { FirstRun } from '@enlace/contract/first-run/portal/schemas.ts'
import { startPageTexts as texts } from '@enlace/contract/dashboard/desk-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'

/** How many of the first steps are left, with the way to them; nothing where none is. */
export function StepsLeft({ steps, href }: { steps: FirstRun['steps']; href: string }) {
  const left = steps.filter(({ state }) => state === 'left').length
  if (left === 0) return null
  return (
    <Banner kind="info" action={<ButtonLink href={href}>{texts.toSteps}</ButtonLink>}>
      {left === 1 ? texts.stepLeft : fill(texts.stepsLeft, { left, all: steps.length })}
    </Banner>
  )
}
