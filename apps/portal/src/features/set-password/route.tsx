import { LinkBody } from '@enlace/contract/features/set-password/schemas'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { reloadAt } from '../../core/session/reload-at.ts'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { usePasswordLink } from '@enlace/web/password/use-password-link.ts'
import { passwordLink } from './queries.ts'
import { OpeningLink, PasswordSaved, SetPasswordView, SpentLink } from './view.tsx'

/** `/set-password/{token}`: the page that a one-use link opens; the link is spent when the form is sent, not before. */
export const setPasswordRoute = pageRoute({
  path: paths.setPassword.pattern,
  title: texts.pageTitle,
  params: LinkBody,
  Page: ({ params }) => <SetPasswordPage token={params.token} />,
})

function SetPasswordPage({ token }: { token: string }) {
  const { whose, isAsking, isSpent, saved, form } = usePasswordLink(token, passwordLink)
  // The login comes anew: from now on this address may show the company that invited.
  if (saved !== null) return <PasswordSaved {...saved} onLogin={() => reloadAt(paths.login())} />
  if (isSpent) return <SpentLink />
  if (isAsking) return <OpeningLink />
  return (
    <SetPasswordView whose={whose}>
      <SetPasswordForm email={whose?.email} isKnown={whose?.isKnown} {...form} />
    </SetPasswordView>
  )
}
