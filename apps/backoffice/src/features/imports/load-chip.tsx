import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { toneOf } from './shown.ts'

const { states } = importsTexts

/** The state of a load in one word. */
export const LoadChip = ({ state }: { state: keyof typeof states }) => (
  <StatusChip tone={toneOf(state)}>{states[state]}</StatusChip>
)
