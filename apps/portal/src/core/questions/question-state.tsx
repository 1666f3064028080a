import { questionStateTexts } from '@enlace/contract/questions/texts.ts'
import { StateChip, stateWord } from '@enlace/web/document/state-chip.tsx'

/** The state of a question in a chip, in the supplier's words. */
export function QuestionStateChip({ state }: { state: string }) {
  return (
    <StateChip owner="consulta" state={state}>
      {questionStateWord(state)}
    </StateChip>
  )
}

/** The state of a question as the supplier reads it: the company's word "Esperando al proveedor" speaks of it as of another. */
export const questionStateWord = (state: string): string =>
  new Map<string, string>(Object.entries(questionStateTexts)).get(state) ?? stateWord('consulta', state)
