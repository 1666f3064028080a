import { useRef, useState } from 'react'
import { type Failure, failureOf } from '../http/failure.ts'

/** A form on its way: whether it is, how much of it went, and why it was refused. */
export type Sending = {
  isSending: boolean
  progress: number
  problem: Failure | null
  /** Sends once, however often it is asked to meanwhile; nothing is thrown. Returns whether it was taken. */
  run: (work: (onProgress: (sent: number) => void) => Promise<unknown>) => Promise<boolean>
}

/** Keeps a form from being sent twice, and tells how far it is. */
export function useSending(): Sending {
  const [state, setState] = useState<Pick<Sending, 'isSending' | 'progress' | 'problem'>>({
    isSending: false,
    progress: 0,
    problem: null,
  })
  const isUnderWay = useRef(false)
  return {
    ...state,
    async run(work) {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setState({ isSending: true, progress: 0, problem: null })
      try {
        await work((progress) => setState((before) => ({ ...before, progress })))
        setState({ isSending: false, progress: 0, problem: null })
        return true
      } catch (thrown) {
        setState({ isSending: false, progress: 0, problem: failureOf(thrown) })
        return false
      } finally {
        isUnderWay.current = false
      }
    },
  }
}
