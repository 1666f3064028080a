import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '../http/failure.ts'
import { keepEmail } from '../login/kept-email.ts'

/** What an application asks of a one-use link that sets a password. */
export type PasswordLinkCalls<Whose extends { email: string; isKnown: boolean }> = {
  /** Whose it is; null where it opens nothing any more. @throws CallFailure */
  open: (token: string) => Promise<Whose | null>
  /** Spends it with a password. @throws CallFailure */
  spend: (token: string, password: string) => Promise<{ email: string }>
}

/**
 * A one-use link that sets a password: whose it is, `spent` where it opens nothing any more, and unknown where that could
 * not be asked, because the form tells what is wrong when it is sent. Until it is asked nobody knows whether a new password
 * or the person's own is wanted; after a refusal it is asked again, because the person may have set one meanwhile.
 */
export function usePasswordLink<Whose extends { email: string; isKnown: boolean }>(
  token: string,
  { open, spend }: PasswordLinkCalls<Whose>,
) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string } | null>(null)
  const [saved, setSaved] = useState<{ email: string; isKnown: boolean } | null>(null)
  const [whose, setWhose] = useState<Whose | 'spent' | 'unknown'>()
  const ask = useCallback(
    () =>
      open(token).then(
        (known) => known ?? ('spent' as const), // tells it from a link that opens
        () => 'unknown' as const, // likewise
      ),
    [token, open],
  )
  useEffect(() => {
    let isShown = true
    void ask().then((found) => isShown && setWhose(found))
    return () => {
      isShown = false
    }
  }, [ask])

  const known = typeof whose === 'object' ? whose : undefined
  const submit = async (password: string) => {
    setIsSending(true)
    setProblem(null)
    try {
      const { email } = await spend(token, password)
      keepEmail(email)
      setSaved({ email, isKnown: known?.isKnown ?? false })
    } catch (thrown) {
      const { code, message, fields } = failureOf(thrown)
      if (code === 'link-spent') setWhose('spent')
      else {
        setProblem({ message: fields['password'] ?? message })
        setWhose(await ask())
      }
    }
    setIsSending(false)
  }
  return {
    whose: known,
    isAsking: whose === undefined,
    isSpent: whose === 'spent',
    saved,
    form: { isSending, problem, onSubmit: (password: string) => void submit(password) },
  }
}
