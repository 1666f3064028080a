import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import type { AccessRequestForm } from '@enlace/contract/supplier-registration/company-schemas.ts'
import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import { paths } from '../../../core/paths.ts'

type ConsentProps = {
  form: ContractForm<AccessRequestForm, AccessRequestForm>
  /** Rises with each sending, which uses the proof of the captcha up. */
  attempts: number
  /** Rises with each request that was taken: the captcha is asked for anew. */
  taken: number
}

/** The captcha, and the two consents, each with the text that it is about in another tab (spec 2; Ley 1581). */
export function Consent({ form, attempts, taken }: ConsentProps) {
  const { error } = form.field('captchaValue')
  return (
    <>
      <Captcha
        key={taken}
        resetKey={attempts}
        error={error}
        onToken={(token) => form.setValue('captchaValue', token, { shouldValidate: error !== undefined })}
      />
      <Checkbox
        {...form.field('checkAcepto')}
        isRequired
        label={<LinkedWords {...texts.terms} href={paths.termsAndConditions()} />}
      />
      <Checkbox
        {...form.field('checkAutorizo')}
        isRequired
        label={<LinkedWords {...texts.privacy} href={paths.privacyPolicy()} />}
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
