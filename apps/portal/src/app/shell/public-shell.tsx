import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { type ReactNode, useLayoutEffect } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { CompanyBands } from '../../core/company/company-bands.tsx'
import { Logo } from '../../core/company/logo.tsx'
import { paths } from '../../core/paths.ts'
import { removePlaceHeads } from './hint-place.ts'

const Footer = latePart(async () => (await import('../../core/company/footer.tsx')).Footer)

/** Header and footer of a visitor's page: the logo and the way to the login (spec 2), no menu. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { company, flags, maintenance } = readBoot()
  useLayoutEffect(removePlaceHeads, [])
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={paths.login()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={menuTexts.skip}
      footer={<Footer company={company} flags={flags} />}
      banner={<CompanyBands company={company} maintenance={maintenance} />}
      user={<ButtonLink href={paths.login()}>{pageTexts.signIn}</ButtonLink>}
    >
      {children}
    </AppShell>
  )
}
