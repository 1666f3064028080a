import type { Import } from './import-graph.ts'

type Patterns = string | string[]

/** A forbidden import, in the words of `.dependency-cruiser.cjs`. */
export type BoundaryRule = {
  name: string
  comment: string
  severity: 'error'
  from: { path?: Patterns; pathNot?: Patterns }
  to: {
    path?: Patterns
    pathNot?: Patterns
    /** `core` is Node itself; `npm-no-pkg` and `npm-unknown` are packages that no package.json lists. */
    dependencyTypes?: string[]
    couldNotResolve?: boolean
    circular?: boolean
  }
}

const FROM_CONDITIONS = ['path', 'pathNot']
const TO_CONDITIONS = [...FROM_CONDITIONS, 'dependencyTypes', 'couldNotResolve', 'circular']

/** Rejects a rule with a condition that nothing evaluates: it would forbid something else than it says. */
export function assertKnownConditions(rules: BoundaryRule[]): void {
  for (const { name, from, to } of rules) {
    const unknown = [
      ...Object.keys(from).filter((condition) => !FROM_CONDITIONS.includes(condition)),
      ...Object.keys(to).filter((condition) => !TO_CONDITIONS.includes(condition)),
    ]
    if (unknown.length > 0)
      throw new Error(`The boundary rule ${name} has unknown conditions: ${unknown.join(', ')}`)
  }
}

/** A rule that is ready to be asked about every import of one file; undefined when it does not concern the file. */
export function rulesFor(rules: BoundaryRule[], from: string): ((imported: Import) => string | undefined)[] {
  return rules.flatMap(({ name, from: condition, to }) => {
    const match = matchOf(condition.path, from)
    if (!match || matchOf(condition.pathNot, from, [], false)) return []
    return [(imported: Import) => (isForbidden(to, imported, match) ? name : undefined)]
  })
}

function isForbidden(
  to: BoundaryRule['to'],
  { resolved, specifier, kind, isDeclared }: Import,
  groups: string[],
) {
  if (to.circular) return false
  if ((to.couldNotResolve ?? false) !== (resolved === undefined)) return false
  const path = resolved ?? specifier
  if (!matchOf(to.path, path, groups) || matchOf(to.pathNot, path, groups, false)) return false
  if (to.dependencyTypes === undefined) return true
  const types =
    kind === 'core' ? ['core'] : kind === 'npm' && !isDeclared ? ['npm-no-pkg', 'npm-unknown'] : []
  return types.some((type) => to.dependencyTypes?.includes(type))
}

const compiled = new Map<string, RegExp>()

/** The groups of the first pattern that matches; without patterns the answer is what the caller says. */
function matchOf(
  patterns: Patterns | undefined,
  path: string,
  groups: string[] = [],
  byDefault = true,
): string[] | undefined {
  if (patterns === undefined) return byDefault ? [] : undefined
  for (const pattern of [patterns].flat()) {
    const filled = pattern.replace(/\$(\d)/g, (_, index) => groups[Number(index)] ?? '')
    const expression = compiled.get(filled) ?? new RegExp(filled)
    compiled.set(filled, expression)
    const match = expression.exec(path)
    if (match) return [...match]
  }
  return undefined
}
