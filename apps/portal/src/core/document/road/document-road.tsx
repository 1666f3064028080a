import { roadTexts as texts } from '@enlace/contract/documents/road-texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Timeline } from '@enlace/ui/timeline.tsx'
import type { RoadStep } from './business-road.ts'
import { showDay } from '@enlace/web/document/shown.ts'

/** How far a document's business has come, from its order to its payment, with the days; nothing where no step is known. */
export function DocumentRoad({ steps }: { steps: readonly RoadStep[] }) {
  if (steps.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Timeline
        label={texts.title}
        steps={steps.map(({ fecha, ...step }) => ({
          ...step,
          date: fecha && showDay(fecha),
          stateLabel: texts[step.state],
        }))}
      />
    </Panel>
  )
}
