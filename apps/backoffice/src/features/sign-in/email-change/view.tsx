import { fill } from '@enlace/contract/core/fill.ts'
import {
  emailChangeTexts as texts,
  staffEmailChangeTexts as own,
} from '@enlace/contract/sign-in/email-change/texts.ts'
import type { EmailLink } from '@enlace/contract/sign-in/security/schemas.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'

type EmailChangeViewProps = {
  link: EmailLink
  sending: 'confirm' | 'reject' | null
  problem: string | null
  onDecide: (confirms: boolean) => void
}

/** What was asked for, and what the address may answer: the new one confirms or rejects, the former one only rejects. */
export function EmailChangeView({ link, sending, problem, onDecide }: EmailChangeViewProps) {
  const isNew = link.side === 'new'
  return (
    <Stack>
      {problem && <ErrorSummary title={texts.failedTitle} errors={[{ message: problem }]} />}
      <p>{fill(texts.ask, { old: link.oldEmail, new: link.newEmail })}</p>
      <p>{isNew ? texts.askNew : own.askOld}</p>
      <Actions>
        <Button isBusy={sending === 'reject'} onClick={() => onDecide(false)}>
          {own.reject}
        </Button>
        {isNew && (
          <Button variant="primary" isBusy={sending === 'confirm'} onClick={() => onDecide(true)}>
            {texts.confirm}
          </Button>
        )}
      </Actions>
    </Stack>
  )
}
