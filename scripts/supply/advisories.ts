import { compare, gte, lte, lt, valid } from 'semver'
import { packageOf, type Bom, type Component } from './bom.ts'

/** An advisory in the Open Source Vulnerability format (OSV 1.x), as far as we read it. */
export interface Advisory {
  readonly id: string
  readonly summary?: string
  readonly withdrawn?: string
  readonly affected?: readonly Affected[]
}

interface Affected {
  readonly package?: { readonly ecosystem?: string; readonly name?: string }
  readonly versions?: readonly string[]
  readonly ranges?: readonly { readonly type?: string; readonly events?: readonly Event[] }[]
}

type Event = { readonly introduced?: string; readonly fixed?: string; readonly last_affected?: string }

/** A part of the product that an advisory tells of. */
export interface Hit {
  readonly id: string
  readonly summary: string
  readonly package: string
  readonly version: string
  /** The lowest version above ours in which it is mended; undefined where none is known. */
  readonly fixed: string | undefined
  /** How it came here: from the product to the part, each by name and version. */
  readonly path: readonly string[]
}

/** What a set of advisories says of a bill of materials: what is affected, and how many advisories were of npm at all. */
export function matchAdvisories(
  bom: Bom,
  advisories: Iterable<Advisory>,
): { readonly seen: number; readonly hits: readonly Hit[] } {
  const parts = Map.groupBy(
    bom.components.filter(({ purl }) => purl.startsWith('pkg:npm/')),
    packageOf,
  )
  let seen = 0
  const hits: Hit[] = []
  for (const { id, summary = '', withdrawn, affected = [] } of advisories) {
    const ofNpm = affected.filter((entry) => entry.package?.ecosystem === 'npm')
    if (ofNpm.length === 0) continue
    seen += 1
    if (withdrawn !== undefined) continue
    for (const [name, told] of Map.groupBy(ofNpm, (entry) => entry.package?.name ?? '')) {
      for (const component of parts.get(name) ?? []) {
        if (!told.some((entry) => isAffected(component.version, entry))) continue
        const fixed = fixedAbove(component.version, told)
        const { version } = component
        hits.push({ id, summary, package: name, version, fixed, path: pathTo(bom, component) })
      }
    }
  }
  return { seen, hits }
}

/** By the evaluation that the format defines: listed by name, or within a range of semantic versions. */
export function isAffected(version: string, { versions = [], ranges = [] }: Affected): boolean {
  if (versions.includes(version)) return true
  if (valid(version) === null) return false
  return ranges.some(({ type, events = [] }) => type === 'SEMVER' && isWithin(version, events))
}

function isWithin(version: string, events: readonly Event[]): boolean {
  let isIn = false
  for (const event of events.toSorted((a, b) => compare(boundOf(a), boundOf(b)))) {
    if (event.introduced !== undefined && gte(version, boundOf(event))) isIn = true
    if (event.fixed !== undefined && gte(version, event.fixed)) isIn = false
    if (event.last_affected !== undefined && !lte(version, event.last_affected)) isIn = false
  }
  return isIn
}

/** `0` stands for the very first version, pre-releases of 0.0.0 included. */
function boundOf({ introduced, fixed, last_affected }: Event): string {
  const told = introduced ?? fixed ?? last_affected ?? '0'
  return told === '0' ? '0.0.0-0' : told
}

function fixedAbove(version: string, told: readonly Affected[]): string | undefined {
  return told
    .flatMap(({ ranges = [] }) => ranges.flatMap(({ events = [] }) => events))
    .flatMap(({ fixed }) => (fixed !== undefined && valid(fixed) && lt(version, fixed) ? [fixed] : []))
    .toSorted(compare)[0]
}

/** The shortest way from the product to a part. */
function pathTo(bom: Bom, component: Component): string[] {
  const root = bom.metadata.component['bom-ref']
  const dependsOn = new Map(bom.dependencies.map(({ ref, dependsOn: on = [] }) => [ref, on]))
  const cameFrom = new Map<string, string | undefined>([[root, undefined]])
  for (const ref of cameFrom.keys()) {
    for (const next of dependsOn.get(ref) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, ref)
  }
  const path: string[] = []
  for (let at: string | undefined = component['bom-ref']; at !== undefined; at = cameFrom.get(at))
    path.unshift(at)
  return path
}
