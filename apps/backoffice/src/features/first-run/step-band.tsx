import { fill } from '@enlace/contract/core/fill.ts'
import type { FirstStep } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { Band } from '@enlace/ui/band.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { checkIcon, dotIcon } from '@enlace/ui/core/icons.ts'
import { Link } from '@enlace/ui/link.tsx'
import { paths } from '../../core/paths.ts'
import { isOnThePath, stepAt, stopAfter } from './stops.ts'
import { useFirstRun, useStepMark } from './use-first-run.ts'

const texts = firstRunTexts.band

/** On the page of a first step: how far it is, and the way to what comes next; nothing elsewhere, or once none is left. */
export function StepBand({ route }: { route: string }) {
  const data = useFirstRun(isOnThePath(route))
  const { busy, markStep } = useStepMark()
  const current = data && stepAt(data.steps, route)
  if (!data || !current || data.steps.every(({ state }) => state !== 'left')) return null
  const { step, state } = current
  const words = {
    at: data.steps.indexOf(current) + 1,
    all: data.steps.length,
    step: firstRunTexts.steps[step].title,
  }
  const next = stopAfter(data.steps, current, route)
  const acts = state === 'left' && (
    <Button isBusy={busy === step} onClick={() => markStep(step, markOf(step))}>
      {markOf(step) === 'done' ? firstRunTexts.markDone : firstRunTexts.skip}
    </Button>
  )
  return (
    <Band kind="info" icon={state === 'done' ? checkIcon : dotIcon} acts={acts}>
      {fill(texts[state], words)}{' '}
      {next ? (
        <Link href={next.href}>{fill(texts.next, { step: next.name })}</Link>
      ) : (
        <Link href={paths.firstRun()}>{texts.all}</Link>
      )}
    </Band>
  )
}

/** Mail leaves no trace, so the company says that it is done; whatever else is left can be put off. */
const markOf = (step: FirstStep) => (step === 'mail' ? 'done' : 'skipped')
