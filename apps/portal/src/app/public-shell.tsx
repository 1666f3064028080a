import type { BootData } from '@enlace/contract/core/company/schemas'
import { fill } from '@enlace/contract/core/fill'
import { menuTexts } from '@enlace/contract/core/menu/texts'
import { pageTexts } from '@enlace/contract/core/pages/texts'
import { AppShell } from '@enlace/ui/app-shell'
import { ButtonLink } from '@enlace/ui/button-link'
import type { ReactNode } from 'react'
import { Footer } from '../core/company/footer.tsx'
import { Logo } from '../core/company/logo.tsx'
import { paths } from '../core/paths.ts'

/** Header and footer of a visitor's page: the logo and the way to the login (spec 2), no menu. */
export function PublicShell({ boot, children }: { boot: BootData; children: ReactNode }) {
  const { company } = boot
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={paths.login()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={menuTexts.skip}
      footer={<Footer company={company} flags={boot.flags} />}
      user={<ButtonLink href={paths.login()}>{pageTexts.signIn}</ButtonLink>}
    >
      {children}
    </AppShell>
  )
}
