import {
  EmailChangeBody,
  type EmailChange,
  type Security,
} from '@enlace/contract/sign-in/security/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { useSending } from '../form/use-sending.ts'
import { moment } from './moment.ts'
import type { EmailActions } from './actions.ts'
import { useAct } from '../http/use-act.ts'

/** What differs between the portal, where both addresses confirm, and the back office, where the new one does. */
type EmailWords = Readonly<Record<'emailIntro' | 'emailHint' | 'emailSend' | 'emailSent', string>>

type EmailPanelProps = { security: Security; actions: EmailActions; words?: EmailWords }

/** The email that a person signs in with, and a change of it that mailed links confirm. */
export function EmailPanel({ security, actions, words = texts }: EmailPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { busy, run } = useAct()
  const { email, emailChange } = security
  return (
    <Panel title={texts.email}>
      <Stack isNarrow>
        <p>{fill(words.emailIntro, { email })}</p>
        {emailChange && (
          <div>
            <p>
              {fill(texts.emailWaiting, {
                email: emailChange.newEmail,
                until: moment(emailChange.until),
              })}{' '}
              {waitingText(emailChange)}
            </p>
            <Button
              isBusy={busy !== undefined}
              onClick={() => void run('cancel', actions.cancelEmailChange, texts.emailCancelled)}
            >
              {texts.emailCancel}
            </Button>
          </div>
        )}
        {isOpen && (
          <EmailForm
            email={email}
            words={words}
            onSend={actions.beginEmailChange}
            onDone={() => {
              setIsOpen(false)
              toast({ kind: 'success', message: words.emailSent })
            }}
            onCancel={() => setIsOpen(false)}
          />
        )}
        {!isOpen && (
          <div>
            <Button onClick={() => setIsOpen(true)}>{texts.changeEmail}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

type EmailFormProps = {
  email: string
  words: EmailWords
  onSend: EmailActions['beginEmailChange']
  onDone: () => void
  onCancel: () => void
}

function EmailForm({ email, words, onSend, onDone, onCancel }: EmailFormProps) {
  const { isSending, problem, run } = useSending()
  const [error, setError] = useState<string>()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = EmailChangeBody.safeParse({ email: new FormData(event.currentTarget).get('email') })
    if (!read.success) {
      setError(read.error.issues[0]?.message)
      return
    }
    const wanted = read.data.email
    const isSame = wanted.toLowerCase() === email
    setError(isSame ? texts.emailSame : undefined)
    if (!isSame && (await run(() => onSend(wanted)))) onDone()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        {problem && (
          <ErrorSummary
            key={JSON.stringify(problem)}
            title={texts.failedTitle}
            errors={[{ message: problem.message }]}
          />
        )}
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={texts.newEmail}
          hint={words.emailHint}
          error={error ?? problem?.fields['email']}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {words.emailSend}
          </Button>{' '}
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      </Stack>
    </form>
  )
}

function waitingText({ oldConfirmed, newConfirmed }: EmailChange): string {
  if (oldConfirmed) return texts.emailWaitingNew
  return newConfirmed ? texts.emailWaitingOld : texts.emailWaitingBoth
}
