import { paths } from '../../core/paths.ts'
import { expect, test } from 'vitest'
import { screens } from './routes.ts'

/** Places that are drawn by something else: the login, the server's error page, and a hand-over before its code is taken away. */
const others: readonly string[] = [paths.login, paths.serverError, paths.handOver].map(
  ({ pattern }) => pattern,
)

test('every place of the portal has one screen, in the folder of its concept', () => {
  const places = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !others.includes(pattern))
  expect(screens.map(({ path }) => path).toSorted()).toEqual(places.toSorted())
})

test('every screen says who may open it', () => {
  expect(screens.filter(({ access }) => !access?.actor)).toEqual([])
})

test('every screen is the one of its place', { timeout: 60_000 }, async () => {
  const loaded = await Promise.all(screens.map(async ({ path, load }) => [path, (await load()).path]))
  // A place that has two addresses is drawn by one screen.
  const twice: Readonly<Record<string, string>> = {
    [paths.password.pattern]: paths.passwordRecovery.pattern,
    [paths.registerLogin.pattern]: paths.supplierRegistration.pattern,
    [paths.terms.pattern]: paths.termsAndConditions.pattern,
    [paths.privacy.pattern]: paths.privacyPolicy.pattern,
  }
  for (const [path = '', own] of loaded) expect([path, own]).toEqual([path, twice[path] ?? path])
})
