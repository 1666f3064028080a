import { fill } from '@enlace/contract/core/fill.ts'
import type { FirstModule, FirstRun, FirstStep } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { checkIcon, clockIcon, dotIcon } from '@enlace/ui/core/icons.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import type { ReactNode } from 'react'
import { useOpenedPart } from '../../core/screen/use-opened-part.ts'
import { ModulesForm } from './modules-form.tsx'
import type { Stop } from './stops.ts'
import styles from './view.module.css'

type State = FirstRun['steps'][number]['state']
type StepItemProps = {
  step: FirstStep
  state: State
  href: string
  /** Whether it is the first that is left. */
  isNext: boolean
  /** Whether the page was opened for it. */
  isOpened: boolean
  /** Chosen in this very step. */
  modules: FirstRun['modules'] | undefined
  /** Where the path goes on from a step that is done on this page. */
  next: Stop | undefined
  /** What it still misses. */
  gaps: ReactNode
  version: string
  mayWrite: boolean
  isBusy: boolean
  onMark: (state: State) => void
  onModules: (on: FirstModule[]) => void
}

const chips = {
  done: { tone: 'good', icon: checkIcon },
  skipped: { tone: 'neutral', icon: clockIcon },
  left: { tone: 'warning', icon: dotIcon },
} as const

/** One step: what it is for, where it is done, and putting it off. */
export function StepItem(props: StepItemProps) {
  const { step, state, href, modules, next, gaps, version } = props
  const { isNext, isOpened, mayWrite, isBusy, onMark, onModules } = props
  const item = useOpenedPart<HTMLLIElement>(isOpened)
  const { title, help, place } = texts.steps[step]
  const { tone, icon } = chips[state]
  return (
    <li ref={item} className={styles.step}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <StatusChip tone={tone} icon={icon}>
          {texts.states[state]}
        </StatusChip>
      </div>
      <p>{help}</p>
      {step === 'address' && (
        <TechnicalDetails label={technicalTexts.title}>
          <p>{technicalTexts.publicAddress}</p>
        </TechnicalDetails>
      )}
      {modules && <ModulesForm key={version} {...{ modules, mayWrite, isBusy, isNext }} onSave={onModules} />}
      {gaps}
      <Actions>
        {next && mayWrite && (
          <ButtonLink href={next.href}>{fill(texts.band.next, { step: next.name })}</ButtonLink>
        )}
        <ButtonLink href={href} variant={isNext && !modules ? 'primary' : 'quiet'}>
          {fill(texts.go, { place })}
        </ButtonLink>
        {mayWrite && state === 'left' && (
          <>
            {/* Saving the modules says that they are done. */}
            {!modules && (
              <Button
                isBusy={isBusy}
                aria-label={fill(texts.markDoneOf, { step: title })}
                onClick={() => onMark('done')}
              >
                {texts.markDone}
              </Button>
            )}
            <Button
              isBusy={isBusy}
              aria-label={fill(texts.skipOf, { step: title })}
              onClick={() => onMark('skipped')}
            >
              {texts.skip}
            </Button>
          </>
        )}
        {mayWrite && state === 'skipped' && (
          <Button
            isBusy={isBusy}
            aria-label={fill(texts.reopenOf, { step: title })}
            onClick={() => onMark('left')}
          >
            {texts.reopen}
          </Button>
        )}
      </Actions>
    </li>
  )
}
