import type { EmailLink, EmailOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { useEffect, useState } from 'react'
import { failureOf } from '../http/failure.ts'

/** What an application asks of a link that confirms a change of email or stops it. */
export type EmailLinkCalls = {
  /** What it is about; null where it opens nothing. @throws CallFailure */
  open: (token: string) => Promise<EmailLink | null>
  /** Confirms the change or stops it. @throws CallFailure */
  decide: (token: string, confirms: boolean) => Promise<EmailOutcome>
}

/** A link about a change of email; undefined until it is known, null where it opens nothing, a message where nobody answered. */
export function useEmailLink(token: string, { open, decide }: EmailLinkCalls) {
  const [link, setLink] = useState<EmailLink | null | { message: string }>()
  const [outcome, setOutcome] = useState<EmailOutcome>()
  const [sending, setSending] = useState<'confirm' | 'reject' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isShown = true
    open(token).then(
      (known) => isShown && setLink(known),
      (thrown: unknown) => isShown && setLink({ message: failureOf(thrown).message }),
    )
    return () => {
      isShown = false
    }
  }, [token, turn, open])

  const answer = async (confirms: boolean) => {
    if (sending !== null) return
    setSending(confirms ? 'confirm' : 'reject')
    setProblem(null)
    try {
      setOutcome(await decide(token, confirms))
    } catch (thrown) {
      const { code, message } = failureOf(thrown)
      if (code === 'link-spent') setLink(null)
      else setProblem(message)
    }
    setSending(null)
  }
  return {
    link,
    outcome,
    form: { sending, problem, onDecide: (confirms: boolean) => void answer(confirms) },
    retry() {
      setLink(undefined)
      setTurn(turn + 1)
    },
  }
}
