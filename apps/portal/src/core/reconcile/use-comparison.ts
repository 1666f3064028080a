import { useRef, useState } from 'react'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'

/** Makes the comparison of a file, told how to read it. */
export type Compare<Fields, Result> = (
  file: File,
  fields: Fields,
  onProgress: (sent: number) => void,
) => Promise<Result>

/** A file and what came of it; the file stays with the person, whatever happens. */
export type ComparisonState<Fields, Result> = {
  file: File | undefined
  fields: Fields | undefined
  result: Result | undefined
  failure: Failure | undefined
  /** How much of the file has gone, from 0 to 1; nothing while nothing is under way. */
  progress: number | undefined
}

const nothing = {
  file: undefined,
  fields: undefined,
  result: undefined,
  failure: undefined,
  progress: undefined,
}

/**
 * Keeps the chosen file, compares it when it is chosen and whenever it is told how to read it otherwise, and forgets late
 * answers. A file that was just chosen is read by `first`.
 */
export function useComparison<Fields, Result>(onCompare: Compare<Fields, Result>, first: Fields) {
  const [state, setState] = useState<ComparisonState<Fields, Result>>(nothing)
  const turn = useRef(0)
  const compare = async (file: File, fields: Fields) => {
    const own = ++turn.current
    const set = (changes: Partial<ComparisonState<Fields, Result>>) => {
      if (own === turn.current) setState((before) => ({ ...before, ...changes }))
    }
    // The result before stays in sight until there is a newer one of the same file.
    setState((before) => ({
      ...nothing,
      file,
      fields,
      result: before.file === file ? before.result : undefined,
      progress: 0,
    }))
    try {
      const result = await onCompare(file, fields, (progress) => set({ progress }))
      set({ result, progress: undefined })
    } catch (thrown) {
      set({ failure: failureOf(thrown), progress: undefined })
    }
  }
  return {
    ...state,
    choose: (file: File | undefined) => {
      if (file) void compare(file, first)
      else {
        turn.current += 1
        setState(nothing)
      }
    },
    again: (fields: Fields) => {
      if (state.file) void compare(state.file, fields)
    },
  }
}
