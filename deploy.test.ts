import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
const folder = join(root, 'deploy')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'README.md')
  .map((entry) => join(entry.parentPath, entry.name))
const textOf = (path: string) => readFileSync(path, 'utf8')
const short = (path: string) => path.slice(folder.length + 1)

/** Every variable that the product reads, as the settings name it. */
const known = new Set(
  [...textOf(join(root, 'apps/server/src/core/settings/settings.ts')).matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(
    ([, name]) => name,
  ),
)

/** What the files say to other programs: to Docker's own PostgreSQL, to Node, and in compose's own substitutions. */
const foreign = new Set([
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'DATABASE_PASSWORD',
  'NODE_ENV',
  'CMD_SHELL',
])

describe('the examples in deploy/', () => {
  test('set only variables that the product knows', () => {
    const set = files.flatMap((path) =>
      [...textOf(path).matchAll(/(?:^|[\s{])(?:name: )?([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?==|: |, value)/gm)].map(
        ([, name = '']) => `${short(path)}: ${name}`,
      ),
    )
    expect(set.length).toBeGreaterThan(20)
    expect(set.filter((line) => !known.has(nameIn(line)) && !foreign.has(nameIn(line)))).toEqual([])
  })

  test('lead to the ports that the image and the manifests open', () => {
    const ports = files.flatMap((path) =>
      [...textOf(path).matchAll(/(?:10\.0\.0\.\d+|node\d):(\d{4})/g)].map(([, port]) => Number(port)),
    )
    expect(new Set(ports)).toEqual(new Set([3000, 3001]))
    const image = textOf(join(folder, 'docker/Dockerfile'))
    expect(image).toContain('PORT=3000 BACKOFFICE_PORT=3001')
    const manifests = textOf(join(folder, 'kubernetes/enlace.yaml'))
    const opened = [...manifests.matchAll(/containerPort: (\d+)/g)].map(([, port]) => Number(port))
    expect(opened).toEqual([3000, 3001, 3002])
    expect(manifests).toMatch(/ PORT: ['"]3000['"]\n {2}BACKOFFICE_PORT: ['"]3001['"]/)
    expect(manifests).toMatch(/name: HEALTH_PORT, value: ['"]3002['"]/)
  })

  test('ask for health where the product tells it', () => {
    const served = textOf(join(root, 'apps/server/src/core/http/serve/health-routes.ts'))
    const asked = files.flatMap((path) =>
      [...textOf(path).matchAll(/(?:path: |health_uri |\+ ')(\/[a-z]+)(?=[,'\n])/g)].map(
        ([, path]) => path ?? '',
      ),
    )
    expect(new Set(asked)).toEqual(new Set(['/health', '/ready']))
    for (const path of new Set(asked)) expect(served).toContain(`app.get('${path}'`)
  })

  test('name files and commands that exist', () => {
    const all = files.map((path) => [path, textOf(path)] as const)
    const included = all.flatMap(([, text]) =>
      [...text.matchAll(/include \/etc\/nginx\/([\w.-]+);/g)].map(([, name]) => name ?? ''),
    )
    expect(included.length).toBeGreaterThan(3)
    const names = new Set(files.map((path) => basename(path)))
    expect(included.filter((name) => !names.has(name))).toEqual([])
    const mounted = [...textOf(join(folder, 'docker/compose.yaml')).matchAll(/- (\.[\w./-]+):\/etc/g)]
    expect(mounted.filter(([, path = '']) => !existsSync(join(folder, 'docker', path)))).toEqual([])
    const programs = all.flatMap(([, text]) =>
      [...text.matchAll(/(apps\/[\w/.-]+\.ts)/g)].map(([, path]) => path ?? ''),
    )
    expect(programs.length).toBeGreaterThan(2)
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const commands = all.flatMap(([, text]) =>
      [...text.matchAll(/(?:main\.ts |args: \[|command: \[|CMD \[")([a-z]+)(?="?\]|\n)/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    expect(new Set(commands)).toEqual(new Set(['start', 'worker', 'migrate']))
    const listed = textOf(join(root, 'apps/cli/src/app/command-line.ts'))
    for (const name of new Set(commands)) expect(listed).toContain(`features/${name}/command.ts`)
  })

  test('drain for longer than a proxy keeps a connection that nobody uses', () => {
    const kept = files.flatMap((path) =>
      [...textOf(path).matchAll(/keepalive(?:_timeout)? (\d+)s/g)].map(([, seconds]) => Number(seconds)),
    )
    const drained = files.flatMap((path) =>
      [...textOf(path).matchAll(/DRAIN_SECONDS(?:=|: ['"])(\d+)/g)].map(([, seconds]) => Number(seconds)),
    )
    expect([kept.length, drained.length]).toEqual([5, 3])
    expect(Math.max(...kept)).toBeLessThan(Math.min(...drained))
  })
})

function nameIn(line: string): string {
  return line.slice(line.indexOf(': ') + 2)
}
