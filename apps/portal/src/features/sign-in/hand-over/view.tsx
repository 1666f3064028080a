import { handOverTexts as texts } from '@enlace/contract/sign-in/hand-over/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { paths } from '../../../core/paths.ts'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'

/** The session is being opened. */
export function Arriving() {
  return <VisitorPage announcedAs="status" title={texts.title} description={texts.entering} />
}

/** There is none: why, and the way to the login. */
export function Refused({ reason }: { reason: string }) {
  return (
    <VisitorPage announcedAs="status" title={texts.refusedTitle} description={reason}>
      <p>{texts.help}</p>
      <p>
        <ButtonLink variant="primary" size="large" href={paths.login()}>
          {texts.goToLogin}
        </ButtonLink>
      </p>
    </VisitorPage>
  )
}
