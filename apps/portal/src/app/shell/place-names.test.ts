import { bellTexts } from '@enlace/contract/notifications/bell-texts.ts'
import { sharedNames } from '@enlace/testing/place-names.ts'
import { moduleNames } from '@enlace/domain/modules.ts'
import { expect, test } from 'vitest'
import { statementTabs } from '../../core/account-statements/statement-sections.tsx'
import { menuOf } from '../../core/menu/menu.ts'
import { paths } from '../../core/paths.ts'
import { profileTabs } from '../../core/profile/frame.tsx'
import { qualificationTabs } from '../../core/qualification/frame.tsx'
import { screenOptions } from '../../core/search/places.ts'
import { certificateTabs } from '../../features/certificates/sections.tsx'
import { screens } from '../routes/routes.ts'
import { ownPlaces } from './user-menu.tsx'

type Named = { label: string; href: string }

test('no two places of the portal have one name', () => {
  const menu = menuOf({
    asker: {
      isAuthenticated: true,
      isMaster: true,
      flags: Object.fromEntries(moduleNames.map((name) => [name, 1])),
      permissions: null,
    },
    route: '',
    payedRangeDays: 30,
    ownItems: [],
    mayOpen: () => true,
  })
  const named: Named[] = [
    // A group is a place of its own: what it is called is no other's name.
    ...menu.flatMap((entry) =>
      'items' in entry ? [{ label: entry.label, href: `group ${entry.id}` }, ...entry.items] : [entry],
    ),
    ...ownPlaces,
    { label: bellTexts.title, href: paths.notifications() },
    ...[statementTabs, certificateTabs, qualificationTabs, profileTabs].flat(),
    ...screenOptions([]).flatMap((option) => ('href' in option ? [option] : [])),
  ]
  const places = new Map<string, Set<string>>()
  for (const { label, href } of named) {
    const name = label.toLowerCase()
    // Windows of days and filters are not other places.
    places.set(name, (places.get(name) ?? new Set()).add(href.replace(/\/\d+/, '').replace(/\?.*/, '')))
  }
  expect([...places].filter(([, hrefs]) => hrefs.size > 1)).toEqual([])
})

/** Places that have two addresses, as the specification asks for, and the one that shows what was found in it. */
const again: readonly string[] = [
  paths.password,
  paths.registerLogin,
  paths.terms,
  paths.privacy,
  paths.verifyCode,
].map(({ pattern }) => pattern)

test('no two places of the portal have one title of the window', { timeout: 60_000 }, async () => {
  const named = await Promise.all(
    screens
      .filter(({ path }) => !again.includes(path))
      .map(async ({ path, load }) => ({ path, title: (await load()).title })),
  )
  expect(named.filter(({ title }) => title === undefined)).toEqual([])
  expect(sharedNames(named)).toEqual([])
})
