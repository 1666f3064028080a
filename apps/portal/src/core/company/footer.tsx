import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { footerTexts } from '@enlace/contract/core/frame/footer-texts.ts'
import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { isOn } from '@enlace/domain/modules.ts'
import { SiteFooter } from '@enlace/ui/site-footer.tsx'
import { ContactLines, hasContact } from './contact-lines.tsx'
import { footerLinks, signedInLinks } from './footer-links.ts'

type FooterProps = Pick<BootData, 'company' | 'flags'> & {
  /** Whether the page is behind the login: nobody is sent there again. */
  isSignedIn?: boolean
}

/** The foot of every page: the specification's links, the company's contact data and its copyright. */
export function Footer({ company, flags, isSignedIn = false }: FooterProps) {
  const showsContact = isOn(flags, 'contact') && hasContact(company.contactInfo)
  return (
    <SiteFooter
      label={frameTexts.footer}
      links={isSignedIn ? signedInLinks : footerLinks}
      contact={
        <>
          {isOn(flags, 'provider') && (
            <p>{fill(frameTexts.provider, { company: company.nombre, nit: company.nit })}</p>
          )}
          {showsContact && <ContactLines contact={company.contactInfo} isFlowing />}
        </>
      }
      legal={company.footerText || fill(footerTexts.copyright, { company: company.nombre })}
    />
  )
}
