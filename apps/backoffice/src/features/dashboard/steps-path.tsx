import { firstStepTexts } from '@enlace/contract/first-run/portal/texts.ts'
import type { FirstRun, FirstStep } from '@enlace/contract/first-run/portal/schemas.ts'
import { startPageTexts as texts } from '@enlace/contract/dashboard/desk-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'

type StepsPathProps = {
  steps: FirstRun['steps']
  href: string
  hrefOf: (step: FirstStep) => string
}

/** In the place of figures, while there is nothing to count: the steps that are left, in their order. */
export function StepsPath({ steps, href, hrefOf }: StepsPathProps) {
  const left = steps.filter(({ state }) => state === 'left')
  return (
    <Panel
      title={texts.path}
      actions={
        <ButtonLink href={href} variant="primary">
          {texts.toSteps}
        </ButtonLink>
      }
    >
      <ol>
        {left.map(({ step }) => (
          <li key={step}>
            <Link href={hrefOf(step)}>{firstStepTexts[step].title}</Link>: {firstStepTexts[step].help}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
