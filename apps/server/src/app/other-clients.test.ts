import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)

/**
 * Calls that no screen makes: our portal has what they answer in its first page or by a twin of theirs. They are the
 * specification's (7), other clients make them, and the test over a real connection does. A call that is on no screen
 * and not here is one that somebody forgot.
 */
const ofOtherClients = [
  'getAdSpaces',
  'getAdvertisementsByCompany',
  'getCompanyColours',
  'getCompanyInfo',
  'getHeaderParameters',
  'getInitialData',
  'getModuleFlags',
  'getParameters',
  'getSuppliersList',
  'getUserInfo',
  'listContactRecipients',
  'postCities',
  'postMenu',
  'postPageInfo',
  'postTemplateHtml',
]

const sourcesOf = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))

it('every call that a person makes is on a screen, but for those of other clients, which are asked over a connection', () => {
  const calls = sourcesOf('packages/contract/src').flatMap((text) =>
    [...text.matchAll(/export const (\w+) = defineCall\(\{[^]*?\n {2}access(?:: (\w+))?[^]*?\n\}\)/g)].map(
      ([whole, name = '']) => ({ name, path: /path: '([^']+)'/.exec(whole)?.[1] ?? '' }),
    ),
  )
  expect(calls.length).toBeGreaterThan(500)
  const screens = ['apps/portal/src', 'apps/backoffice/src', 'packages/web/src', 'packages/contract/src']
    .flatMap(sourcesOf)
    .join('\n')
  // What a definition itself and its own import say is no use of it.
  const isUsed = (name: string) =>
    new RegExp(`(?<!export const |\\/\\*\\* )\\b${name}\\b(?! = defineCall)`).test(screens)
  // Programs, payment gateways and calendars have no screens.
  const ofPeople = calls.filter(({ path }) => !/^\/(?:v1|payments\/events|calendars)\//.test(path))
  const unused = ofPeople.map(({ name }) => name).filter((name) => !isUsed(name))
  expect(unused.toSorted()).toEqual(ofOtherClients)
  const asked = readFileSync(new URL('apps/server/src/app/over-http.test.ts', root), 'utf8')
  for (const name of ofOtherClients) expect(asked).toContain(`${name}.path`)
})
