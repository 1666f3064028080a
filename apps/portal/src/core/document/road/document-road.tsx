import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import type { DocumentKind, RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { roadTexts as texts } from '@enlace/contract/documents/road-texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Timeline } from '@enlace/ui/timeline.tsx'
import { ownOf, type RoadStep, roadOfBusiness } from './business-road.ts'
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

type BusinessRoadProps = {
  description: Pick<DocumentDescription, 'kind' | 'date'>
  document: { estado: string; related: readonly RelatedDocument[] }
  mayOpen: (kind: DocumentKind) => boolean
  /** Which share of an order has arrived. */
  receivedPercent?: string
}

/** The road of a document's business, from the order to the payment. */
export function BusinessRoad({ description, document, ...road }: BusinessRoadProps) {
  const { related } = document
  return <DocumentRoad steps={roadOfBusiness({ own: ownOf(description, document), related, ...road })} />
}
