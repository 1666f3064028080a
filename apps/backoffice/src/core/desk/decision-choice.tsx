import type { ReactNode } from 'react'
import { type Decision, DecisionForm } from './decision-form.tsx'
import type { DeskChoice } from './desk-decision.tsx'

/** A way to decide whose form is made of plain fields. */
export function decisionChoice(
  choice: Omit<DeskChoice, 'title' | 'form'>,
  decision: Decision,
  /** How to get what one of the fields asks for. */
  means?: ReactNode,
): DeskChoice {
  return {
    ...choice,
    title: decision.title,
    form: (close) => (
      <DecisionForm key={choice.id} decision={decision} onDone={close}>
        {means}
      </DecisionForm>
    ),
  }
}
