import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'
import { paths } from '../../core/paths.ts'
import type { MessageForm, Tie } from './message-form.ts'

type ConsentProps = {
  form: MessageForm
  tie: Tie
  /** Another number is another captcha: the last one was used up. */
  captchaKey: number
}

/** The two consents, each with the text that it is about in another tab (spec 5; Ley 1581), and the captcha. */
export function Consent({ form, tie, captchaKey }: ConsentProps) {
  const { error } = form.field('captcha')
  return (
    <>
      <Checkbox
        {...tie('check-acepto')}
        isRequired
        label={<LinkedWords {...texts.terms} href={paths.termsAndConditions()} />}
      />
      <Checkbox
        {...tie('check-autorizo')}
        isRequired
        label={<LinkedWords {...texts.privacy} href={paths.privacyPolicy()} />}
      />
      <Captcha
        resetKey={captchaKey}
        error={error}
        onToken={(token) => form.setValue('captcha', token, { shouldValidate: error !== undefined })}
      />
    </>
  )
}

function LinkedWords({ before, link, href }: { before: string; link: string; href: string }) {
  return (
    <>
      {before}
      <Link href={href} newTabLabel={pageTexts.newTab}>
        {link}
      </Link>
    </>
  )
}
