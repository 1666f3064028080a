import { questionStates } from '@enlace/contract/questions/limits.ts'
import type { QuestionsQuery } from '@enlace/contract/questions/schemas.ts'
import { commonReaders, readWhole, severalOf } from '@enlace/web/list/read-filter.ts'

/** Pages of threads that an address may name. */
const lastPage = 400

const readStates = severalOf(questionStates)

/** Reads the filter of an address; what does not fit is passed over, so that an old link still opens. */
export function readQuestionsFilter(search: Readonly<Record<string, string>>): QuestionsQuery {
  const q = search['q'] === undefined ? undefined : commonReaders.q(search['q'])
  const estado = search['estado'] === undefined ? undefined : readStates(search['estado'])
  return {
    ...(q !== undefined && { q }),
    ...(estado && { estado }),
    page: readWhole(search['page'], 1, lastPage) ?? 1,
  }
}
