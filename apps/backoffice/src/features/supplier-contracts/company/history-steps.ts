import type { DeskEvent } from '@enlace/contract/core/desk/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { eventTexts, fieldTexts, historyTexts } from '@enlace/contract/documents/history/texts.ts'
import type { CompanyContractDetail } from '@enlace/contract/supplier-contracts/company/schemas.ts'

const words: Readonly<Record<string, string>> = eventTexts

/** What happened to a contract, in the order in which it happened, as a desk tells it. */
export function historySteps({ historia }: CompanyContractDetail): DeskEvent[] {
  return historia.toReversed().map(({ at, origin, actor, event, note, changes, files }) => ({
    at,
    titulo: words[event] ?? event,
    quien: actor === '' && origin === 'carga' ? historyTexts.byLoad : actor,
    texto: [
      note ?? '',
      ...changes.map(({ campo, antes, despues }) =>
        fill(historyTexts.change, {
          campo: fieldTexts[campo] ?? campo,
          antes: antes ?? historyTexts.nothing,
          despues: despues ?? historyTexts.nothing,
        }),
      ),
      ...files.map(({ name }) => name),
    ]
      .filter((line) => line !== '')
      .join(' · '),
  }))
}
