import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '../http/failure.ts'
import { keepEmail } from '../login/kept-email.ts'
import { readLink, type LinkReading } from './read-link.ts'

/** What an application asks of a one-use link that sets a password. */
export type PasswordLinkCalls<Whose extends { email: string; isKnown: boolean }> = {
  /** Whose it is; null where it opens nothing any more. @throws CallFailure */
  open: (token: string) => Promise<Whose | null>
  /** Spends it with a password. @throws CallFailure */
  spend: (token: string, password: string) => Promise<{ email: string }>
}

/**
 * A one-use link that sets a password: whose it is, `spent` where it opens nothing any more, and `unread` where that could
 * not be asked. Until it is known nobody knows whether a new password or the person's own is wanted, so that neither is
 * asked for; after a refusal it is read again, because the person may have set one meanwhile.
 */
export function usePasswordLink<Whose extends { email: string; isKnown: boolean }>(
  token: string,
  { open, spend }: PasswordLinkCalls<Whose>,
) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string } | null>(null)
  const [saved, setSaved] = useState<{ email: string; isKnown: boolean } | null>(null)
  const [reading, setReading] = useState<LinkReading<Whose>>({ step: 'opening' })
  const read = useCallback(() => readLink(() => open(token)), [token, open])
  useEffect(() => {
    let isShown = true
    void read().then((answer) => isShown && setReading(answer))
    return () => {
      isShown = false
    }
  }, [read])

  const retry = () => {
    setReading({ step: 'opening' })
    void read().then(setReading)
  }
  const submit = async (password: string, { isKnown }: Whose) => {
    setIsSending(true)
    setProblem(null)
    try {
      const { email } = await spend(token, password)
      keepEmail(email)
      setSaved({ email, isKnown })
    } catch (thrown) {
      const { code, message, fields } = failureOf(thrown)
      if (code === 'link-spent') setReading({ step: 'spent' })
      else {
        setProblem({ message: fields['password'] ?? message })
        const again = await read()
        // What was typed stays where the link cannot be read just now.
        if (again.step !== 'unread') setReading(again)
      }
    }
    setIsSending(false)
  }
  return {
    reading,
    saved,
    retry,
    /** What the form takes once it is known whose the link is. */
    formFor: (whose: Whose) => ({
      ...whose,
      isSending,
      problem,
      onSubmit: (password: string) => void submit(password, whose),
    }),
  }
}
