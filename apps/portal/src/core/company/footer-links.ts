import { footerTexts as texts } from '@enlace/contract/core/frame/footer-texts.ts'
import { helpTitle } from '@enlace/contract/help/title-texts.ts'
import { paths } from '../paths.ts'

const login = { label: texts.login, href: paths.login() }

/** The footer's links in the specification's order (spec 2, Footer links). */
export const footerLinks = [
  { label: texts.aboutUs, href: paths.aboutUs() },
  { label: texts.contactUs, href: paths.contactUs() },
  { label: texts.privacy, href: paths.privacy() },
  { label: texts.terms, href: paths.terms() },
  login,
  { label: texts.searchCompany, href: paths.searchCompany() },
  { label: texts.payments, href: paths.payments() },
  { label: helpTitle, href: paths.help() },
  { label: texts.noCost, href: paths.noCost() },
  { label: texts.accessibility, href: paths.accessibility() },
]

/** The same for who is signed in already. */
export const signedInLinks = footerLinks.filter((link) => link !== login)
