import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { paths as backofficePaths } from './apps/backoffice/src/core/paths.ts'
import { deskMatters, deskPlaces } from './apps/server/src/modules/backoffice/places.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { asvsFaults, readAsvs } from './scripts/asvs.ts'
import { checkBoundaries } from './scripts/boundaries.ts'
import { ledgerFaults, ledgerFingerprint, readLedger } from './scripts/ledger.ts'
import { ROOT, filesBelow, sourceFiles } from './scripts/workspace.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const files = filesBelow(ROOT, '')
const sources = sourceFiles()

/** The folders beside the concepts that are divided like them. */
const BESIDE_CONCEPTS = files
  .filter((path) =>
    /^apps\/(?:server\/src\/core|portal\/src\/(?:app|core|worker)|backoffice\/src\/(?:app|core))\//.test(
      path,
    ),
  )
  .map((path) => ({ path }))

const dependencies = files
  .filter((path) => basename(path) === 'package.json')
  .flatMap((path) => {
    const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(path))
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
    const versions = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    const member = path === 'package.json' ? 'root' : basename(dirname(path))
    return versions.map(([name, version]) => ({ name, version, member }))
  })

/** The rows of docs/dependencies.md: the packages that a row names, and its cells. */
const DEPENDENCY_ROWS = [...read('docs/dependencies.md').matchAll(/^\| (.+) \|$/gm)]
  .map(([, row = '']) => row.split(' | '))
  .map((cells) => ({
    cells,
    names: [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }))
  .filter(({ names }) => names.length > 0)

describe('the workspace', () => {
  test('has no TypeScript source outside the folders that the checks look at', () => {
    const atTheRoot = files.filter((path) => /^[^/]+\.ts$/.test(path))
    const all = files.filter((path) => /\.[cm]?tsx?$/.test(path) && !path.endsWith('.d.ts'))
    expect(all.toSorted()).toEqual([...sources, ...atTheRoot].toSorted())
  })

  test('was seen as a whole by the boundary check', () => {
    const { modules, faults } = checkBoundaries()
    expect(modules).toBeGreaterThanOrEqual(sources.length)
    expect(faults.filter((fault) => fault.includes('did not see'))).toEqual([])
  })

  test('exports files of a member as they are on disk, so that every import reads the same', () => {
    const exported = files
      .filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))
      .flatMap((path) => Object.entries<string>(JSON.parse(read(path)).exports ?? {}))
    expect(exported.length).toBeGreaterThan(10)
    expect(new Set(exported.map(([key, value]) => `${key} ${value}`))).toEqual(
      new Set(['./* ./src/*', './build/* ./build/*']),
    )
  })

  test('pins every dependency to one exact version', () => {
    const isExact = (version: string) => /^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
    expect(dependencies.length).toBeGreaterThan(40)
    expect(dependencies.filter(({ version }) => !isExact(version))).toEqual([])
  })

  test('gives every dependency its reason, and no reason to what it does not use', () => {
    const used = new Set(dependencies.map(({ name }) => name).filter((name) => !name.startsWith('@enlace/')))
    const reasoned = DEPENDENCY_ROWS.flatMap(({ names }) => names)
    expect(reasoned.toSorted()).toEqual([...used].toSorted())
  })

  test('tells of every dependency of the product which members have it', () => {
    const rows = DEPENDENCY_ROWS.filter(({ cells }) => cells.length === 3)
    expect(rows.length).toBeGreaterThan(30)
    const members = (names: string[]) =>
      new Set(dependencies.flatMap(({ name, member }) => (names.includes(name) ? [member] : [])))
    const wrong = rows.filter(({ names, cells }) => cells[1] !== [...members(names)].toSorted().join(', '))
    expect(wrong.map(({ cells }) => cells)).toEqual([])
  })
})

describe('names', () => {
  test('of files and folders say what is in them', () => {
    const empty = /^(utils?|helpers?|misc|common|managers?|data|info|index)$|[-.](utils?|helpers?|manager)$/
    const segmentsOf = (path: string) =>
      path.split('/').map((segment) => segment.replace(/(\.(test|journey|module))?\.\w+$/, ''))
    // The public file of a server's module, which docs/style.md explains.
    const isPublic = (path: string) => /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/.test(path)
    const named = sources.filter((path) => !isPublic(path))
    expect(named.filter((path) => segmentsOf(path).some((segment) => empty.test(segment)))).toEqual([])
  })

  test('of exports carry no prefix I, T, Z and no suffix Schema, Type, Impl', () => {
    const declared =
      /^export (?:declare )?(?:abstract )?(?:const|let|type|interface|class|function|async function) (\w+)/gm
    /** What the business itself calls a type. */
    const kinds = /(Identification|Content|Request|Application|Menu|Document)Type$/
    const isDecorated = (name: string) =>
      /^[ITZ][A-Z][a-z]/.test(name) || (/(Schema|Type|Impl)$/.test(name) && !kinds.test(name))
    const names = sources.flatMap((path) =>
      [...read(path).matchAll(declared)].map(([, name = '']) => ({ path, name })),
    )
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter(({ name }) => isDecorated(name))).toEqual([])
  })
})

describe('files', () => {
  test('end at 300 lines, tests and journeys at 400', () => {
    const code = files.filter((path) => /\.(tsx?|c?js|css)$/.test(path))
    const limit = (path: string) => (/\.(test|journey)\.tsx?$/.test(path) ? 400 : 300)
    const linesOf = (path: string) => read(path).trimEnd().split('\n').length
    expect(code.filter((path) => linesOf(path) > limit(path))).toEqual([])
  })

  test('name no machine, no registry and no place outside the repository', () => {
    // Spelled so that this file does not find itself.
    const homes = ['work', 'farm', 'root', String.raw`home/\w+`, String.raw`Users/\w+`, 'tmp/bash_jobs']
    const places = homes.map((folder) => String.raw`[^\w.:/)}$]/${folder}/`)
    const hosts = ['registry[.]npmjs', 'registry[.]yarnpkg', 'deb[.]debian', '"resolved": *"http']
    const forbidden = new RegExp(
      [...places, ...hosts, String.raw`\bshared/(spec|design|domain|real-data)`].join('|'),
    )
    const text = [...files, 'package-lock.json', '.npmrc', '.ci/run'].filter(
      (path) => !/\.(png|jpe?g|webp|gif|ico|woff2?|gz|br|zst|xlsx|pdf|zip)$/.test(path),
    )
    expect(text.filter((path) => forbidden.test(read(path)))).toEqual([])
  })
})

test('the settings that row-level security hangs on are made by the owner’s one function alone', () => {
  const code = files.filter(
    (path) => /^(apps|packages)\/.*\.(tsx?|sql)$/.test(path) && !path.includes('.test.'),
  )
  const setters = code.filter((path) => /\bset_config\b/.test(read(path)))
  expect(setters).toEqual([
    // What caused a transaction, on which no right hangs.
    'packages/database/src/driver/cause.ts',
    // Role, time zone and time-out of a transaction behind a pooler; see below.
    'packages/database/src/driver/pool.ts',
    // The one function that seals a scope.
    'packages/database/src/schema/scope/functions-seal.sql',
    // That nothing can be written while staff look at the portal as a supplier.
    'packages/database/src/schema/sign-in/functions-supplier-views.sql',
  ])
  for (const path of setters.slice(0, 2)) expect(read(path)).not.toMatch(/\bapp\./)
})

/** Every concept by its one name, as docs/style.md lists them. */
const CONCEPTS = new Set(
  [...read('docs/style.md').matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| [^|]+ \|$/gm)].flatMap(
    ([, names = '']) => [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  ),
)

describe('a concept', () => {
  const places: [member: string, folder: string][] = [
    ['contract', 'packages/contract/src'],
    ['server', 'apps/server/src/modules'],
    ['portal', 'apps/portal/src/features'],
    ['backoffice', 'apps/backoffice/src/features'],
    ['importer', 'packages/importer/src/features'],
  ]
  const found = places.flatMap(([member, folder]) =>
    files.flatMap((path) => {
      const [name, ...below] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : []
      const isConcept = name !== undefined && below.length > 0 && !(member === 'contract' && name === 'core')
      return isConcept ? [{ member, name, path }] : []
    }),
  )
  const has = (member: string, name: string, ...ends: string[]) =>
    found.some(
      (entry) =>
        entry.member === member && entry.name === name && ends.some((end) => entry.path.endsWith(end)),
    )

  test('bears the same name in every member, which docs/style.md lists', () => {
    const names = new Set(found.map(({ name }) => name))
    expect([...names].filter((name) => !CONCEPTS.has(name))).toEqual([])
    expect([...CONCEPTS].filter((name) => !names.has(name))).toEqual([])
  })

  test('that the browser shows has a screen and its texts in the contract', () => {
    for (const app of ['portal', 'backoffice']) {
      const shown = [...CONCEPTS].filter((name) => found.some((at) => at.member === app && at.name === name))
      expect(shown.length).toBeGreaterThan(10)
      // What is before the back office's login is a page of its frame.
      const isShown = (name: string) => has(app, name, 'route.tsx', 'page.tsx')
      expect(shown.filter((name) => !isShown(name) || !has('contract', name, 'texts.ts'))).toEqual([])
    }
  })

  test('that adds screens to the back office is in their list', () => {
    const list = read('apps/backoffice/src/app/screens.ts')
    const joined = found.filter(({ member, path }) => member === 'backoffice' && path.endsWith('/feature.ts'))
    expect(joined.length).toBeGreaterThan(30)
    expect(joined.filter(({ name }) => !list.includes(`'../features/${name}/feature.ts'`))).toEqual([])
  })

  test('has at most twelve files in a folder', () => {
    const perFolder = new Map<string, number>()
    for (const { path } of [...found, ...BESIDE_CONCEPTS]) {
      if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue
      const joins =
        /^apps\/(?:server\/src\/modules|(?:portal|backoffice)\/src\/features)\/[^/]+\/(?:index|feature)\.ts$/.test(
          path,
        )
      if (!joins) perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1)
    }
    expect(perFolder.size).toBeGreaterThan(100)
    expect([...perFolder].filter(([, count]) => count > 12)).toEqual([])
  })
})

/** What anybody may ask for as often as a page is opened: it reads what the company shows everybody, and no person. */
const PUBLISHED = [
  'getSecret',
  'getStaffSecret',
  'getPageStatus',
  'getInitialData',
  'postInitialData',
  'postLoginContent',
  'getCompanyColours',
  'getCompanyInfo',
  'getParameters',
  'getModuleFlags',
  'getHeaderParameters',
  'getSuppliersList',
  'getPaymentOptions',
  'getProviderMessage',
  'getPageInfo',
  'postPageInfo',
  'getTemplateHtml',
  'postTemplateHtml',
  'getCmsContent',
  'getCmsSpace',
  'getAdvertisements',
  'getAdvertisementsByCompany',
  'getAdSpaces',
]

describe('a call of the contract', () => {
  test('is served exactly once, a visitor’s at either origin or at both', async () => {
    const declared = await contractCalls()
    const { portal, backoffice, programs } = await servedCalls()
    const served = [...portal, ...backoffice, ...programs]
    const timesServed = declared.map(({ name, call }) => ({
      name,
      times: served.filter((other) => other === call).length,
      atBoth: call.access.actor === 'visitor' && portal.includes(call) && backoffice.includes(call),
    }))
    expect(declared.length).toBeGreaterThan(10)
    expect(timesServed.filter(({ times, atBoth }) => times !== (atBoth ? 2 : 1))).toEqual([])
    // A file that a session opens has a ticket, whose call is made of the file's own.
    const tickets = declared.flatMap(({ call }) => (call.delivers === 'file' ? [ticketCallOf(call)] : []))
    const known = [...declared.map(({ call }) => call), ...tickets]
    expect(served.filter((call) => !known.includes(call)).map(({ path }) => path)).toEqual([])
  })

  test('has a method and path of its own', async () => {
    const addresses = (await contractCalls()).map(({ call }) => `${call.method} ${call.path}`)
    expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([])
  })

  test('of a visitor names its limit, unless it tells what the company publishes', async () => {
    const visitors = (await contractCalls()).filter(({ call }) => call.access.actor === 'visitor')
    const unlimited = visitors.filter(({ call }) => call.limit === undefined).map(({ name }) => name)
    expect(visitors.length - unlimited.length).toBeGreaterThan(20)
    expect(unlimited.toSorted()).toEqual([...PUBLISHED].toSorted())
  })
})

test('the page on security has a row for every requirement, and claims nothing that is not borne out', () => {
  expect(asvsFaults(readAsvs(read('docs/security.md')), ROOT)).toEqual([])
})

test('the README is short, and every setting is explained', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(120)
  const variables = ['settings', 'watching', 'proxy'].flatMap((name) =>
    [...read(`apps/server/src/core/settings/${name}.ts`).matchAll(/'([A-Z][A-Z0-9]*_[A-Z0-9_]+)'/g)].map(
      ([, variable = '']) => variable,
    ),
  )
  expect(variables.length).toBeGreaterThan(20)
  const page = read('docs/configuration.md')
  expect([...new Set(variables)].filter((variable) => !page.includes(`\`${variable}\``))).toEqual([])
})

test('a part that is loaded late is a `lazyPart`, which survives a network that fails', () => {
  const bare = /import \{[^}]*\blazy\b[^}]*\} from 'react'/
  const own = new Set(['packages/ui/src/core/lazy-part.tsx', 'packages/web/src/content/late-part.tsx'])
  expect(sources.filter((path) => !own.has(path) && bare.test(read(path)))).toEqual([])
})

test('what narrows a list of the back office is a filter, not a field of a form', () => {
  const narrows = (code: string) => /role="search"|<FilterBar\b/.test(code) && /<Select\b/.test(code)
  const desk = sources.filter((path) => path.startsWith('apps/backoffice/'))
  expect(desk.length).toBeGreaterThan(100)
  expect(desk.filter((path) => narrows(read(path)))).toEqual([])
})

test('a mail to the company’s people leads to places that the back office has', () => {
  const patterns = Object.values(backofficePaths).map(({ pattern }) => pattern.replace(/\$\w+/g, 'x'))
  const places = deskMatters.flatMap((matter) => deskPlaces[matter]?.('x') ?? [])
  expect(places.filter((place) => !patterns.includes(place))).toEqual([])
})

describe('the ledger of the specification', () => {
  const ledger = readLedger(read('docs/specification.md'))

  test('claims nothing that the repository does not bear out', () => {
    const texts = sources.filter((path) => /^packages\/contract\/.*texts\.ts$/.test(path)).map(read)
    expect(ledgerFaults(ledger, ROOT, texts.join('\n'))).toEqual([])
  })

  test('holds every word of the specification, in its order', () => {
    expect(ledgerFingerprint(ledger)).toBe('50ff4e48cb77197d7c3c14cdcc6d8e77bb6ad60f298dddc14c5d4f3086088af2')
  })
})

async function contractCalls() {
  const modules = sources.filter((path) => /^packages\/contract\/src\/.*calls\.ts$/.test(path))
  const exported = await Promise.all(
    modules.map(async (path): Promise<Record<string, unknown>> => import(join(ROOT, path))),
  )
  return exported
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([name, value]) =>
      isCall(value)
        ? [{ name, call: value }]
        : // The calls that follow from a description are one record.
          callsIn(value).map((call) => ({ name: `${name}: ${call.path}`, call })),
    )
}

const callsIn = (value: unknown): AnyCall[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : []

async function servedCalls(): Promise<Record<'portal' | 'backoffice' | 'programs', readonly AnyCall[]>> {
  const { servedCalls: portal } = await import('./apps/server/src/app/calls.ts')
  const { servedStaffCalls: backoffice } = await import('./apps/server/src/app/calls.ts')
  const { servedProgramCalls: programs } = await import('./apps/server/src/app/programs.ts')
  return { portal, backoffice, programs }
}

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  )
}
