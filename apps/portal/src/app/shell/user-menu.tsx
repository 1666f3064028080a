import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import { helpTitle } from '@enlace/contract/help/title-texts.ts'
import type { Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { downloadIcon, helpIcon, questionIcon, signOutIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu } from '@enlace/ui/menu.tsx'
import { useSchemeSection } from '@enlace/web/scheme-section.ts'
import { paths } from '../../core/paths.ts'
import type { Person } from '../../core/session/session.ts'
import styles from './user-menu.module.css'

type UserMenuProps = {
  person: Person
  /** The membership that is open; nothing until it is known. */
  membership: Membership | undefined
  onSignOut: () => void
}

/** The places of the person's menu. */
export const ownPlaces = [
  { id: 'profile', label: texts.userProfile, icon: userIcon, href: paths.profile() },
  { id: 'questions', label: texts.questions, icon: questionIcon, href: paths.questions() },
  { id: 'downloads', label: texts.downloads, icon: downloadIcon, href: paths.downloads() },
] as const

/** The person's own things: Perfil and Salir (spec 2), and how the pages look. */
export function UserMenu({ person, membership, onSignOut }: UserMenuProps) {
  const name = `${person.contactFirstName} ${person.contactLastName}`.trim() || person.contactEmail
  return (
    <Menu
      label={name}
      trigger={
        <>
          <Icon path={userIcon} />
          <span className={styles.name}>{name}</span>
        </>
      }
      head={
        <>
          <strong className={styles.person}>{name}</strong>
          {person.contactEmail}
          <br />
          {person.razon_social}
          {membership && <Access {...membership} />}
        </>
      }
      items={[
        ...ownPlaces,
        { id: 'help', label: helpTitle, icon: helpIcon, href: paths.help() },
        useSchemeSection(),
        { id: 'sign-out', label: texts.logout, icon: signOutIcon, onSelect: onSignOut },
      ]}
    />
  )
}

/** What limits a membership: that one may only look, and until when. */
function Access({ isReadOnly, endsOn }: Pick<Membership, 'isReadOnly' | 'endsOn'>) {
  const limits = [
    ...(isReadOnly ? [texts.readOnly] : []),
    ...(endsOn ? [fill(texts.until, { fecha: formatDate(endsOn) })] : []),
  ]
  if (limits.length === 0) return null
  return (
    <>
      <br />
      {limits.join(' · ')}
    </>
  )
}
