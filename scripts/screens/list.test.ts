import { describe, expect, test } from 'vitest'
import { paths as deskPaths } from '../../apps/backoffice/src/core/paths.ts'
import { paths as portalPaths } from '../../apps/portal/src/core/paths.ts'
import { type Screen, screens, stills } from './list.ts'

const patternsOf = (paths: Record<string, { pattern: string }>) =>
  Object.values(paths).map(({ pattern }) => new RegExp(`^#${pattern.replaceAll(/\$\w+/g, '[^/]+')}$`))
const patterns = { portal: patternsOf(portalPaths), desk: patternsOf(deskPaths) }

describe('the screens that are compared', () => {
  test('are forty, each under a name of its own', () => {
    expect(screens).toHaveLength(40)
    expect(new Set(screens.map(({ name }) => name)).size).toBe(40)
  })

  test('are at addresses that there are', () => {
    const isKnown = ({ as, place }: Pick<Screen, 'as' | 'place'>) =>
      patterns[as === 'staff' ? 'desk' : 'portal'].some((pattern) => pattern.test(place))
    expect(screens.filter((screen) => !isKnown(screen))).toEqual([])
    expect(isKnown({ as: 'staff', place: '#/nothing' })).toBe(false)
  })

  test('are those of every viewer at both companies, in wide and narrow windows, light and dark', () => {
    const seen = new Set(screens.map(({ company, as }) => `${company} ${as}`))
    expect(seen.size).toBe(6)
    expect(new Set(screens.map(({ look }) => look)).size).toBe(4)
  })
})

test('only the time of day behind a date is shown as the same, with a reason', () => {
  const still = (text: string) =>
    stills.reduce((shown, one) => shown.replace(new RegExp(one.pattern, 'g'), one.shown), text)
  expect(still('25/11/2026 22:42, 26/11/2026 08:05')).toBe('25/11/2026 00:00, 26/11/2026 00:00')
  const kept = '7:30 a. m. a 5:00 p. m., 26/11/2026, 004-CE-00006517'
  expect(still(kept)).toBe(kept)
  expect(stills.every(({ reason }) => reason.length > 20)).toBe(true)
})
