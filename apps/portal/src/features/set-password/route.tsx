import { LinkBody } from '@enlace/contract/set-password/schemas.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { reloadAt } from '../../core/session/reload-at.ts'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { usePasswordLink } from '@enlace/web/password/use-password-link.ts'
import { passwordLink } from './queries.ts'
import { OpeningLink, PasswordSaved, SetPasswordView, SpentLink, UnreadLink } from './view.tsx'

/** `/set-password/{token}`: the page that a one-use link opens; the link is spent when the form is sent, not before. */
export const setPasswordRoute = pageRoute({
  path: paths.setPassword.pattern,
  title: texts.pageTitle,
  params: LinkBody,
  Page: ({ params }) => <SetPasswordPage token={params.token} />,
})

function SetPasswordPage({ token }: { token: string }) {
  const { reading, saved, retry, formFor } = usePasswordLink(token, passwordLink)
  // The login comes anew: from now on this address may show the company that invited.
  if (saved !== null) return <PasswordSaved {...saved} onLogin={() => reloadAt(paths.login())} />
  if (reading.step === 'spent') return <SpentLink />
  if (reading.step === 'opening') return <OpeningLink />
  if (reading.step === 'unread') return <UnreadLink failure={reading.failure} onRetry={retry} />
  return (
    <SetPasswordView whose={reading.whose}>
      <SetPasswordForm {...formFor(reading.whose)} />
    </SetPasswordView>
  )
}
