import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Timeline } from '@enlace/ui/timeline.tsx'
import type { ReactNode } from 'react'
import { useMayWrite } from '../../../core/session/staff-session.ts'

type LoadFrameProps = { load: ImportLoad; listHref: string; children: ReactNode }

const stateTexts = {
  done: texts.steps.done,
  current: texts.steps.now,
  todo: texts.steps.todo,
  stopped: texts.steps.stopped,
} as const

/** A load that is not over: what it is of, and how far it has come. */
export function LoadFrame({ load, listHref, children }: LoadFrameProps) {
  const names = [...new Set(load.files.map(({ name }) => name))].join(', ')
  const title = fill(texts.plan.title, { files: names })
  const mayWrite = useMayWrite('data')
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.title}
        items={[{ label: texts.title, href: listHref }, { label: load.source || texts.list.unnamed }]}
      />
      <PageHeading title={title} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Timeline label={texts.steps.label} steps={stepsOf(load)} />
      {load.state === 'failed' && load.failure !== null && (
        <Banner kind="warning">
          {texts.result.failed} {load.failure}
        </Banner>
      )}
      {children}
    </Stack>
  )
}

function stepsOf({ state, progress }: ImportLoad) {
  const isLooking = progress?.step === 'looking'
  const at = { draft: 0, failed: 0, checking: isLooking ? 0 : 1, checked: 2, loading: 2, loaded: 3 }[state]
  const steps = ['read', 'try', 'load'] as const
  return steps.map((id, place) => {
    const now = place < at ? 'done' : place === at ? 'current' : 'todo'
    return { id, title: texts.steps[id], state: now, stateLabel: stateTexts[now] } as const
  })
}
