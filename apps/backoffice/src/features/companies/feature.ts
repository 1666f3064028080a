import { backofficePlaceTexts } from '@enlace/contract/backoffice/texts.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The company itself, and the others of the installation. */
export const companiesScreens: readonly ScreenEntry[] = [
  {
    path: paths.ownCompany.pattern,
    access,
    load: () => import('./own/route.tsx').then((chunk) => chunk.ownCompanyRoute),
    menu: { group: 'settings', section: 'company', label: companiesTexts.ownTitle },
  },
  {
    path: paths.companies.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.companiesRoute),
    menu: {
      group: 'settings',
      section: 'company',
      label: backofficePlaceTexts.companies,
      after: paths.availability.pattern,
    },
  },
  {
    path: paths.newCompany.pattern,
    access: { actor: 'staff', area: 'settings', right: 'write' },
    load: () => import('./new-route.tsx').then((chunk) => chunk.newCompanyRoute),
  },
]
