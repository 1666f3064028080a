import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FirstModule, FirstRun, FirstStep, StepGap } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepGaps } from './step-gaps.tsx'
import { StepItem } from './step-item.tsx'
import { firstStop, stopAfter } from './stops.ts'

type FirstRunViewProps = {
  firstRun: FirstRun
  mayWrite: boolean
  places: Readonly<Record<FirstStep, string>>
  mends: Readonly<Record<StepGap, { href: string }>>
  /** The step that the page was opened for. */
  opened: string | undefined
  /** The step with which something is under way. */
  busy: string | undefined
  onMark: (step: FirstStep, state: 'done' | 'skipped' | 'left') => void
  onModules: (on: FirstModule[]) => void
}

/** The steps until a portal is open, each with where it is done, and how many are left. */
export function FirstRunView({ firstRun, mayWrite, places, mends, opened, ...acts }: FirstRunViewProps) {
  const { steps, company, portalUrl } = firstRun
  const done = steps.filter(({ state }) => state === 'done').length
  const isComplete = steps.every(({ state }) => state !== 'left')
  const next = firstStop(steps)
  const nextStep = steps.find(({ state }) => state === 'left')?.step
  const progress = fill(texts.progress, { done, all: steps.length })
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={fill(texts.intro, { company })}
        actions={
          <ButtonLink
            href={portalUrl}
            target="_blank"
            rel="noopener"
            variant={isComplete ? 'primary' : 'quiet'}
          >
            {texts.openPortal}
            <span className="visually-hidden"> {backofficeTexts.newTab}</span>
          </ButtonLink>
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <ProgressBar label={progress} value={done} max={steps.length} />
      {isComplete && <Banner kind="info">{texts.complete}</Banner>}
      {mayWrite && next && (
        <div>
          <ButtonLink href={next.href} variant="primary" size="large">
            {fill(texts.band.next, { step: next.name })}
          </ButtonLink>
        </div>
      )}
      <PlainList gap="large" isOrdered>
        {steps.map((one) => (
          <StepItem
            key={one.step}
            step={one.step}
            state={one.state}
            mayWrite={mayWrite}
            href={places[one.step]}
            isNext={one.step === nextStep}
            isOpened={opened === one.step}
            modules={one.step === 'modules' ? firstRun.modules : undefined}
            next={one.step === 'modules' ? stopAfter(steps, one) : undefined}
            gaps={<StepGaps gaps={one.gaps} mends={mends} />}
            version={firstRun.version}
            isBusy={acts.busy === one.step}
            onMark={(state) => acts.onMark(one.step, state)}
            onModules={acts.onModules}
          />
        ))}
      </PlainList>
    </Stack>
  )
}
