import type { ActDecision } from '@enlace/contract/acts/decision-schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

type DecisionPanelProps = {
  decision: ActDecision
  owner: 'objecion' | 'novedad_orden'
  texts: { decided: string; result: string; by: string; decidedAt: string }
  /** What else the decision says, each under its label. */
  more: readonly { label: string; value: string }[]
}

/** What the company decided on an objection or a proposal, by whom and when. */
export function DecisionPanel({ decision, owner, texts, more }: DecisionPanelProps) {
  return (
    <Panel title={texts.decided}>
      <DefinitionList
        items={[
          { label: texts.result, value: <StateChip owner={owner} state={decision.resultado} /> },
          { label: texts.by, value: decision.por },
          { label: texts.decidedAt, value: formatInstant(new Date(decision.at)) },
          ...more.filter(({ value }) => value !== '').map((one) => ({ ...one, isText: true })),
        ]}
      />
    </Panel>
  )
}
