import { fill } from '@enlace/contract/core/fill.ts'
import { emailChangeTexts as texts } from '@enlace/contract/sign-in/email-change/texts.ts'
import type { EmailLink, EmailOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'

type EmailChangeViewProps = {
  link: EmailLink
  sending: 'confirm' | 'reject' | null
  problem: string | null
  onDecide: (confirms: boolean) => void
}

/** What was asked for, and the two answers to it. */
export function EmailChangeView({ link, sending, problem, onDecide }: EmailChangeViewProps) {
  const { side, oldEmail, newEmail, isConfirmed } = link
  return (
    <VisitorPage title={texts.title} description={fill(texts.ask, { old: oldEmail, new: newEmail })}>
      {problem && <ErrorSummary title={texts.failedTitle} errors={[{ message: problem }]} />}
      {isConfirmed ? <p>{texts.confirmed}</p> : <p>{side === 'old' ? texts.askOld : texts.askNew}</p>}
      <Actions>
        <Button isBusy={sending === 'reject'} onClick={() => onDecide(false)}>
          {texts.reject}
        </Button>
        {!isConfirmed && (
          <Button variant="primary" isBusy={sending === 'confirm'} onClick={() => onDecide(true)}>
            {texts.confirm}
          </Button>
        )}
      </Actions>
    </VisitorPage>
  )
}

type DecidedViewProps = { outcome: EmailOutcome; link: EmailLink; onLogin: () => void }

/** What became of the change. */
export function DecidedView({ outcome, link, onLogin }: DecidedViewProps) {
  const { title, text } = texts.outcomes[outcome]
  return (
    <VisitorPage
      announcedAs="status"
      title={title}
      description={fill(text, { old: link.oldEmail, new: link.newEmail })}
    >
      {outcome === 'applied' && (
        <div>
          <Button variant="primary" onClick={onLogin}>
            {texts.goToLogin}
          </Button>
        </div>
      )}
    </VisitorPage>
  )
}
