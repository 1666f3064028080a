import { questionStates, threadTypes } from '@enlace/contract/questions/limits'
import type { DeskQuestionsQuery } from '@enlace/contract/questions/desk/schemas'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the inbox says after its path. */
export type QuestionFilter = Omit<DeskQuestionsQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const questionReaders: FilterReaders<QuestionFilter> = {
  ...readers,
  status: severalOf(questionStates),
  tipo: oneOf(threadTypes),
  asignada: (text) => (/^(mias|sin_asignar|[0-9a-f-]{36})$/.test(text) ? text : undefined),
}
