import { listExports } from '@enlace/contract/exports/calls.ts'
import type { Export } from '@enlace/contract/exports/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** Milliseconds between two looks while a file is being made. */
const lookEvery = 1500

/** Whether a file is still being made. */
export const isUnderWay = ({ state }: Pick<Export, 'state'>) => state === 'waiting' || state === 'running'

/** The files of the person; while one is being made they are asked for again and again. */
export const exportsQuery = () => {
  const query = callQuery(listExports)
  return {
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { rows: readonly Export[] } | undefined } }) =>
      state.data?.rows.some(isUnderWay) === true ? lookEvery : (false as const),
  }
}
