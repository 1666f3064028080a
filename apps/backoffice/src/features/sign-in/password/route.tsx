import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { RecoveryForm } from '@enlace/web/login/recovery-form.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { EntryFrame } from '../../../core/screen/entry-frame.tsx'
import { askRecovery } from './queries.ts'

/** `/password-recovery` of the back office: a link to a new password by mail; the answer never tells who works here. */
export function PasswordRecoveryPage() {
  usePageTitle(texts.title)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{
    id: number
    message: string
    emailFault: string | undefined
  } | null>(null)
  const [sent, setSent] = useState<string>()
  const handleSubmit = async ({ email, captcha }: { email: string; captcha: string }) => {
    setIsSending(true)
    try {
      setSent(await askRecovery(email, captcha))
    } catch (thrown) {
      const { message, fields } = failureOf(thrown)
      setProblem({ id: Date.now(), message, emailFault: fields['email'] })
    }
    setIsSending(false)
  }
  return (
    <EntryFrame title={texts.title}>
      {sent === undefined ? (
        <RecoveryForm
          isSending={isSending}
          problem={problem}
          onSubmit={(values) => void handleSubmit(values)}
        />
      ) : (
        <p role="status">{sent}</p>
      )}
      <p>
        <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
      </p>
    </EntryFrame>
  )
}
