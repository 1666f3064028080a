import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import type { Given } from '@enlace/api-client/client.ts'
import { isWorthRetrying } from '@enlace/api-client/failure.ts'
import { listLoadTries } from '@enlace/contract/core/timing.ts'
import { useEffect, useState } from 'react'
import { send } from '../host.ts'
import { isOld, keepAge, whenOld } from './answer-age.ts'
import { type Failure, failureOf } from './failure.ts'

/** What a public page knows of a load: nothing yet, the answer, or why there is none. */
export type Loaded<T> = { answer: T | undefined; failure: Failure | undefined; retry: () => void }

const kept = new Map<string, Promise<unknown>>()

/**
 * The answer of a visitor's GET call, asked for once a page and tried up to three times (spec 9), and again when it says
 * of itself that it has changed. The screens before the login load by this, which weighs nothing; those behind it by the
 * query cache.
 */
export function useAnswer<C extends AnyCall>(call: C, given: Given<C>): Loaded<AnswerOf<C>> {
  const key = keyOf(call, given)
  const [state, setState] = useState<{ key: string; answer?: AnswerOf<C>; failure?: Failure }>({ key })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isShown = true
    let stopWaiting: (() => void) | undefined
    const asked = prefetchAnswer(call, given)
    asked.then(
      (answer) => {
        if (!isShown) return
        setState({ key, answer })
        stopWaiting = whenOld(asked, () => setTurn((before) => before + 1))
      },
      (thrown: unknown) => isShown && setState({ key, failure: failureOf(thrown) }),
    )
    return () => {
      isShown = false
      stopWaiting?.()
    }
    // The key holds the call and all that it is given.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key, turn])
  const isPresent = state.key === key
  return {
    answer: isPresent ? state.answer : undefined,
    failure: isPresent ? state.failure : undefined,
    retry: () => {
      setState({ key })
      setTurn((before) => before + 1)
    },
  }
}

/** Asks for what a screen will show before it is drawn; a failed load is not kept. */
export function prefetchAnswer<C extends AnyCall>(call: C, given: Given<C>): Promise<AnswerOf<C>> {
  const key = keyOf(call, given)
  // Kept by the call and what it was given, which make the answer's type.
  const known = kept.get(key) as Promise<AnswerOf<C>> | undefined
  if (known && !isOld(known)) return known
  const asked = load(call, given, 1)
  kept.set(key, asked)
  asked.then(
    (answer) => keepAge(asked, answer),
    () => kept.delete(key),
  )
  return asked
}

async function load<C extends AnyCall>(call: C, given: Given<C>, attempt: number): Promise<AnswerOf<C>> {
  try {
    // A sender of any call has lost the type that the parameters above still have.
    return await (send as (call: AnyCall, given: object) => Promise<AnswerOf<C>>)(call, given)
  } catch (thrown) {
    if (attempt >= listLoadTries || !isWorthRetrying(thrown)) throw thrown
    return load(call, given, attempt + 1)
  }
}

function keyOf(call: AnyCall, given: object): string {
  return `${call.method} ${call.path} ${JSON.stringify(given)}`
}
