import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Link } from '@enlace/ui/link.tsx'

const texts = bankAccountTexts.form

/** Says that a second factor comes first. It opens beside the form, so that what was typed stays. */
export function FactorBanner({ href }: { href: string }) {
  return (
    <Banner
      kind="warning"
      action={
        <Link isQuiet href={href} newTabLabel={texts.newTab}>
          {texts.factorOpen}
        </Link>
      }
    >
      {texts.factorNeeded}
    </Banner>
  )
}
