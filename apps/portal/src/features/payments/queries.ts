import { createPayment, retryPayment, validatePayment } from '@enlace/contract/payments/calls.ts'
import type { BegunPayment, NewPayment, Payment } from '@enlace/contract/payments/schemas.ts'
import { useEffect, useState } from 'react'
import { send } from '../../core/http/client.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { pauseBefore } from './rules.ts'

/** What came of beginning a payment. */
export type Begun = { begun: BegunPayment } | { failure: Failure }

/** Begins a payment with the form's data. */
export function beginPayment(payment: NewPayment): Promise<Begun> {
  return outcomeOf(send(createPayment, { body: payment }))
}

/** Begins a rejected or expired payment anew. */
export function beginAgain(token: string): Promise<Begun> {
  return outcomeOf(send(retryPayment, { body: { token } }))
}

async function outcomeOf(asked: Promise<BegunPayment>): Promise<Begun> {
  try {
    return { begun: await asked }
  } catch (thrown) {
    return { failure: failureOf(thrown) }
  }
}

/**
 * A payment by its link, asked of the server again and again while it is pending: ever more rarely, and only while
 * somebody looks at the page.
 */
export function usePayment(token: string): {
  payment: Payment | undefined
  failure: Failure | undefined
  ask: () => void
} {
  const [payment, setPayment] = useState<Payment>()
  const [failure, setFailure] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isShown = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const ask = async () => {
      clearTimeout(timer)
      try {
        const found = await send(validatePayment, { body: { token } })
        if (!isShown) return
        setPayment(found)
        setFailure(undefined)
        if (found.estado === 'Pendiente') timer = setTimeout(askIfSeen, pauseBefore(++asked))
      } catch (thrown) {
        if (isShown) setFailure(failureOf(thrown))
      }
    }
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    // Whoever comes back to the page, as from the gateway's, wants to know now.
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      isShown = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [token, turn])
  return { payment, failure, ask: () => setTurn((before) => before + 1) }
}
