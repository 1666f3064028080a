import type {
  ReconcileFields,
  Reconciliation,
} from '@enlace/contract/features/account-statements/reconcile-schemas'
import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../../core/http/failure.ts'

/** Makes the comparison of a file. */
export type Compare = (
  file: File,
  fields: ReconcileFields,
  onProgress: (sent: number) => void,
) => Promise<Reconciliation>

/** A file and what came of it; the file stays with the person, whatever happens. */
export type ComparisonState = {
  file: File | undefined
  fields: ReconcileFields
  result: Reconciliation | undefined
  failure: Failure | undefined
  /** How much of the file has gone, from 0 to 1; nothing while nothing is under way. */
  progress: number | undefined
}

const nothing: ComparisonState = {
  file: undefined,
  fields: {},
  result: undefined,
  failure: undefined,
  progress: undefined,
}

/** Keeps the chosen file, compares it when it is chosen and whenever its columns are told, and forgets late answers. */
export function useComparison(onCompare: Compare) {
  const [state, setState] = useState(nothing)
  const turn = useRef(0)
  const compare = async (file: File, fields: ReconcileFields) => {
    const own = ++turn.current
    const set = (changes: Partial<ComparisonState>) => {
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
      if (file) void compare(file, {})
      else {
        turn.current += 1
        setState(nothing)
      }
    },
    again: (fields: ReconcileFields) => {
      if (state.file) void compare(state.file, fields)
    },
  }
}
