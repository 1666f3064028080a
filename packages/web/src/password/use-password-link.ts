import { useEffect, useState } from 'react'
import { failureOf } from '../http/failure.ts'

/** What an application asks of a one-use link that sets a password. */
export type PasswordLinkCalls<Whose extends { email: string }> = {
  /** Whose it is; null where it opens nothing any more. @throws CallFailure */
  open: (token: string) => Promise<Whose | null>
  /** Spends it with a password. @throws CallFailure */
  spend: (token: string, password: string) => Promise<{ email: string }>
}

/**
 * A one-use link that sets a password: whose it is, `spent` where it opens nothing any more, and unknown where that could
 * not be asked, because the form tells what is wrong when it is sent.
 */
export function usePasswordLink<Whose extends { email: string }>(
  token: string,
  { open, spend }: PasswordLinkCalls<Whose>,
) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string } | null>(null)
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const [whose, setWhose] = useState<Whose | 'spent'>()
  useEffect(() => {
    let isShown = true
    open(token).then(
      (known) => isShown && setWhose(known ?? 'spent'),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [token, open])

  const submit = async (password: string) => {
    setIsSending(true)
    setProblem(null)
    try {
      setSavedFor((await spend(token, password)).email)
    } catch (thrown) {
      const { code, message, fields } = failureOf(thrown)
      if (code === 'link-spent') setWhose('spent')
      else setProblem({ message: fields['password'] ?? message })
    }
    setIsSending(false)
  }
  return {
    whose: whose === 'spent' ? undefined : whose,
    isSpent: whose === 'spent',
    savedFor,
    form: { isSending, problem, onSubmit: (password: string) => void submit(password) },
  }
}
