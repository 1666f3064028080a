import { captchaTexts as texts } from '@enlace/contract/captcha/texts.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '../http/failure.ts'
import { solveCaptcha } from './solve.ts'

/** How far the captcha is, and what went wrong with it. */
export type Proof = { state: 'idle' | 'working' | 'solved' } | { state: 'failed'; message: string }

/** Seconds before its end in which a proof is replaced by a new one. */
const renewedBefore = 60

/**
 * Keeps a good proof at hand from the moment at which the person asks for it: a new one before the last is too old, and
 * another as soon as that was used up. What fails ends it, and asks the person again.
 */
export function useProof(resetKey: number, onToken: (token: string) => void) {
  const [isWanted, setIsWanted] = useState(false)
  const [solvedKey, setSolvedKey] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const handleToken = useEffectEvent(onToken)
  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    let renewal: ReturnType<typeof setTimeout> | undefined
    const work = async () => {
      try {
        const { token, validSeconds } = await solveCaptcha(controller)
        if (controller.signal.aborted) return
        handleToken(token)
        setSolvedKey(resetKey)
        renewal = setTimeout(() => void work(), Math.max(1, validSeconds - renewedBefore) * 1000)
      } catch (thrown) {
        if (controller.signal.aborted) return
        const { status, message } = failureOf(thrown)
        handleToken('')
        setFailure(status > 0 ? message : texts.failed)
        setIsWanted(false)
      }
    }
    void work()
    return () => {
      controller.abort()
      clearTimeout(renewal)
      handleToken('')
    }
  }, [isWanted, resetKey])

  const want = (next: boolean) => {
    setIsWanted(next)
    setSolvedKey(undefined)
    setFailure(undefined)
  }
  return { isWanted, want, proof: proofOf() }

  function proofOf(): Proof {
    if (isWanted) return { state: solvedKey === resetKey ? 'solved' : 'working' }
    return failure === undefined ? { state: 'idle' } : { state: 'failed', message: failure }
  }
}
