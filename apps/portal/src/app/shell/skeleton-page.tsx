import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Logo } from '../../core/company/logo.tsx'
import { MaintenanceBand } from '../../core/company/maintenance-band.tsx'
import { paths } from '../../core/paths.ts'

/** The frame without its page, while the application loads: the server does not know which place the hash names. */
export function SkeletonPage({ boot: { company, maintenance } }: { boot: BootData }) {
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={paths.accountStatements({ days: 0 })}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={menuTexts.skip}
      banner={<MaintenanceBand maintenance={maintenance} />}
    >
      <p className="visually-hidden" role="status">
        {pageTexts.loading}
      </p>
      <Skeleton width="short" />
      <Skeleton lines={6} />
    </AppShell>
  )
}
