import { LinkBody } from '@enlace/contract/features/set-password/schemas'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { useEffect, useState } from 'react'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { reloadAt } from '../../core/session/reload-at.ts'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { askWhose, spendLink } from './queries.ts'
import { PasswordSaved, SetPasswordView, SpentLink } from './view.tsx'

/** `/set-password/{token}`: the page that a one-use link opens; the link is spent when the form is sent, not before. */
export const setPasswordRoute = pageRoute({
  path: paths.setPassword.pattern,
  title: texts.title,
  params: LinkBody,
  Page: ({ params }) => <SetPasswordPage token={params.token} />,
})

function SetPasswordPage({ token }: { token: string }) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string } | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  const [whose, setWhose] = useState<{ email: string } | 'spent'>()
  useEffect(() => {
    let isShown = true
    void askWhose(token).then((known) => isShown && setWhose(known))
    return () => {
      isShown = false
    }
  }, [token])

  const handleSubmit = async (password: string) => {
    setIsSending(true)
    setProblem(null)
    const outcome = await spendLink(token, password)
    setIsSending(false)
    if (outcome === 'spent') setWhose(outcome)
    else if ('email' in outcome) setEmail(outcome.email)
    else setProblem(outcome)
  }
  // The login comes anew: from now on this address may show the company that invited.
  if (email !== null) return <PasswordSaved email={email} onLogin={() => reloadAt(paths.login())} />
  if (whose === 'spent') return <SpentLink />
  return (
    <SetPasswordView email={whose?.email}>
      <SetPasswordForm
        email={whose?.email}
        isSending={isSending}
        problem={problem}
        onSubmit={(password) => void handleSubmit(password)}
      />
    </SetPasswordView>
  )
}
