import { profileTexts as texts } from '@enlace/contract/profile/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { session } from '../session/session.ts'

/** The parts of 'Mis Datos'. */
export const profileTabs = [
  { id: 'person', label: texts.person, href: paths.profile() },
  { id: 'security', label: texts.security, href: paths.profileSecurity() },
  { id: 'notifications', label: texts.notifications, href: paths.profileNotifications() },
  { id: 'company', label: texts.company, href: paths.profileCompany() },
  { id: 'bank-accounts', label: texts.bankAccounts, href: paths.profileBankAccounts() },
] as const

/** The head of 'Mis Datos' with its tabs, each a page of its own, around the one that is open (screens 2.14). */
export function ProfileFrame({
  current,
  children,
}: {
  current: (typeof profileTabs)[number]['id']
  children: ReactNode
}) {
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<SectionLinks label={texts.tabs} links={profileTabs.filter(isOffered)} current={current} />}
      />
      {children}
    </Stack>
  )
}

/** Bank accounts are the masters'; whoever is none has no tab that would only refuse. */
function isOffered({ id }: (typeof profileTabs)[number]): boolean {
  return id !== 'bank-accounts' || session.read()?.person.isMaster === true
}
