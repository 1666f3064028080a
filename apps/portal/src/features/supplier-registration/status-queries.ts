import { getRegistrationStatus } from '@enlace/contract/supplier-registration/calls.ts'
import type { RegistrationStatus } from '@enlace/contract/supplier-registration/schemas.ts'
import { useEffect, useState } from 'react'
import { send } from '../../core/http/client.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'

/** A request by its link, asked for anew whenever the page is opened or somebody wants to know. */
export function useRequestStatus(token: string): {
  status: RegistrationStatus | undefined
  failure: Failure | undefined
  isAsking: boolean
  ask: () => void
} {
  const [status, setStatus] = useState<RegistrationStatus>()
  const [failure, setFailure] = useState<Failure>()
  const [turn, setTurn] = useState(1)
  const [answered, setAnswered] = useState(0)
  useEffect(() => {
    let isShown = true
    const keep = (found: RegistrationStatus | undefined, wrong: Failure | undefined) => {
      if (!isShown) return
      // What was known stays on the page when it cannot be asked for again.
      if (found) setStatus(found)
      setFailure(wrong)
      setAnswered(turn)
    }
    send(getRegistrationStatus, { params: { token } }).then(
      (found) => keep(found, undefined),
      (thrown: unknown) => keep(undefined, failureOf(thrown)),
    )
    return () => {
      isShown = false
    }
  }, [token, turn])
  return { status, failure, isAsking: answered !== turn, ask: () => setTurn((before) => before + 1) }
}
