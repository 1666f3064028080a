import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { readDays } from '@enlace/web/list/read-filter.ts'
import { paramOf, type ParamsReader } from '@enlace/web/screen/read-params.ts'

/** What the path of a document's page says: the window of the list above it, and the document. */
export const documentParams: ParamsReader<{ days: number; id: string }> = {
  safeParse(raw) {
    const days = readDays(paramOf(raw, 'days'))
    const id = paramOf(raw, 'id') ?? ''
    return days !== undefined && documentIdPattern.test(id)
      ? { success: true, data: { days, id } }
      : { success: false }
  },
}
