import { longestList } from '@enlace/contract/core/list/limits.ts'
import { useEffect, useState } from 'react'
import { failureOf } from '../http/failure.ts'

/** Brings the rows of a whole list, a slice at a time: those behind a mark, or the first ones. */
export type LoadSlice<Row> = (
  after: string | undefined,
  signal: AbortSignal,
) => Promise<{ rows: readonly Row[]; next: string | null }>

/** What has come of a whole list. */
type Come<Row> = {
  /** Which list it is: anyone who comes back to the same one finds it as it was. */
  key: string
  rows: readonly Row[]
  next: string | null | undefined
  message: string | undefined
}

/** The last list that was shown whole, for the way back from a document. */
let last: Come<unknown> | undefined

/** The rows of a whole list as they come, one slice after the other, up to as many as a table shows. */
export function useSlices<Row>(key: string, load: LoadSlice<Row>) {
  const [come, setCome] = useState<Come<Row>>(() => comeOf(key))
  const [turn, setTurn] = useState(0)
  const current = come.key === key ? come : comeOf<Row>(key)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const bring = async () => {
      let known = comeOf<Row>(key)
      const keep = (next: Come<Row>) => {
        known = next
        last = next
        setCome(next)
      }
      try {
        while (known.next !== null && known.rows.length < longestList) {
          const slice = await load(known.next, signal)
          if (signal.aborted) return
          keep({ key, rows: [...known.rows, ...slice.rows], next: slice.next, message: undefined })
        }
      } catch (thrown) {
        if (!signal.aborted) keep({ ...known, message: failureOf(thrown).message })
      }
    }
    void bring()
    return () => controller.abort()
    // The key holds all that `load` asks by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key, turn])

  return {
    rows: current.rows,
    isWhole: current.next === null || current.rows.length >= longestList,
    /** Why no more come; nothing while they do. */
    message: current.message,
    resume: () => {
      setCome({ ...current, message: undefined })
      setTurn((before) => before + 1)
    },
  }
}

function comeOf<Row>(key: string): Come<Row> {
  // The key tells which list it is, and with it what its rows are.
  if (last?.key === key) return last as Come<Row>
  return { key, rows: [], next: undefined, message: undefined }
}
