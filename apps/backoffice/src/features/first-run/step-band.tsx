import { fill } from '@enlace/contract/core/fill'
import type { FirstRun } from '@enlace/contract/core/first-run/schemas'
import { firstRunTexts } from '@enlace/contract/features/first-run/texts'
import { Band } from '@enlace/ui/band'
import { checkIcon, dotIcon } from '@enlace/ui/core/icons'
import { Link } from '@enlace/ui/link'
import { paths } from '../../core/paths.ts'
import { stepPlaces } from './step-places.ts'
import { useFirstRun } from './use-first-run.ts'

const texts = firstRunTexts.band

/** On the page of a first step: how far it is, and the way to the next one; nothing elsewhere, or once none is left. */
export function StepBand({ path }: { path: string }) {
  const here = stepAt(path)
  const data = useFirstRun(here !== undefined)
  const at = data?.steps.findIndex(({ step }) => step === here) ?? -1
  const current = data?.steps[at]
  if (!data || !current || data.steps.every(({ state }) => state !== 'left')) return null
  const isDone = current.state === 'done'
  const words = { at: at + 1, all: data.steps.length, step: firstRunTexts.steps[current.step].title }
  const next = nextOf(data.steps, at)
  return (
    <Band kind="info" icon={isDone ? checkIcon : dotIcon}>
      {fill(isDone ? texts.done : texts.here, words)}{' '}
      {next ? (
        <Link href={stepPlaces[next]}>{fill(texts.next, { step: firstRunTexts.steps[next].title })}</Link>
      ) : (
        <Link href={paths.firstRun()}>{texts.all}</Link>
      )}
    </Band>
  )
}

/** The step whose page this is; the steps' own page is none. */
function stepAt(path: string) {
  const place = `#${path}`
  const found = Object.entries(stepPlaces).find(
    ([step, own]) => step !== 'modules' && (place === own || place.startsWith(`${own}/`)),
  )
  return found?.[0]
}

/** The first step that is left after one, else the first one before it. */
function nextOf(steps: FirstRun['steps'], at: number) {
  return [...steps.slice(at + 1), ...steps.slice(0, at)].find(({ state }) => state === 'left')?.step
}
