import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { footerTexts, frameTexts, schemeTexts } from '@enlace/contract/core/frame/texts.ts'
import { isOn } from '@enlace/domain/modules.ts'
import { SchemeSwitch } from '@enlace/ui/scheme-switch.tsx'
import { SiteFooter } from '@enlace/ui/site-footer.tsx'
import { useSyncExternalStore } from 'react'
import { keepScheme, readScheme, subscribeToScheme } from '@enlace/web/scheme.ts'
import type { Scheme } from '@enlace/ui/core/scheme.ts'
import { ContactLines, hasContact } from './contact-lines.tsx'
import { footerLinks, signedInLinks } from './footer-links.ts'

type FooterProps = Pick<BootData, 'company' | 'flags'> & {
  /** Whether the page stands behind the login: nobody is sent there again. */
  isSignedIn?: boolean
}

/** The foot of every page: the specification's links, the company's contact data, its copyright, and the scheme. */
export function Footer({ company, flags, isSignedIn = false }: FooterProps) {
  // The server draws it as the system has it; the page itself already shows the person's choice.
  const scheme = useSyncExternalStore<Scheme>(subscribeToScheme, readScheme, () => 'system')
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
          {showsContact && <ContactLines contact={company.contactInfo} />}
        </>
      }
      legal={company.footerText || fill(footerTexts.copyright, { company: company.nombre })}
    >
      <SchemeSwitch label={schemeTexts.label} options={schemeTexts} value={scheme} onChange={keepScheme} />
    </SiteFooter>
  )
}
