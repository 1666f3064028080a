import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { aboutUsTexts } from '@enlace/contract/content/about-us/texts.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { privacyTexts } from '@enlace/contract/content/privacy-policy/texts.ts'
import { searchCompanyTexts } from '@enlace/contract/search-company/texts.ts'
import { supplierRegistrationTexts } from '@enlace/contract/supplier-registration/texts.ts'
import { termsTexts } from '@enlace/contract/content/terms-and-conditions/texts.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Logo } from '../../core/company/logo.tsx'
import { VisitorPage } from '../../core/visitor/visitor-page.tsx'
import { paths } from '../../core/paths.ts'

/** What stands at the head of a place that anybody may open. */
type PlaceHead = { path: { pattern: `/${string}` }; title: string; intro?: string }

const heads: readonly PlaceHead[] = [
  { path: paths.searchCompany, ...searchCompanyTexts },
  ...[paths.supplierRegistration, paths.registerLogin].map((path) => ({
    path,
    title: supplierRegistrationTexts.title,
    intro: supplierRegistrationTexts.intro,
  })),
  { path: paths.contactUs, title: contactUsTexts.title, intro: contactUsTexts.intro },
  ...[paths.termsAndConditions, paths.terms].map((path) => ({ path, title: termsTexts.title })),
  ...[paths.privacyPolicy, paths.privacy].map((path) => ({ path, title: privacyTexts.title })),
  { path: paths.aboutUs, title: aboutUsTexts.title },
]

/**
 * The heads of the visitors' places, of which the one that the hash names is shown until the application has drawn the
 * page: the server does not hear the hash, but a style sheet does (`:target`).
 */
export function PlaceHeads({ boot: { company } }: { boot: BootData }) {
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={paths.login()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={menuTexts.skip}
      user={<ButtonLink href={paths.login()}>{pageTexts.signIn}</ButtonLink>}
    >
      {heads.map(({ path, title, intro }) => (
        <section key={path.pattern} id={path.pattern}>
          <VisitorPage title={title} description={intro && fill(intro, { company: company.nombre })} />
        </section>
      ))}
    </AppShell>
  )
}
