import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'

/** Where an import leads: a path from the root, or undefined when there is no such file. */
export type Target = {
  resolved: string | undefined
  kind: 'local' | 'core' | 'npm'
  /** Whether a package of the registry is listed by the importing member or by the root. */
  isDeclared: boolean
}

type Manifest = {
  exports?: unknown
  main?: string
  dependencies?: object
  devDependencies?: object
  optionalDependencies?: object
  peerDependencies?: object
}

const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.d.ts',
  '.json',
  '.css',
  '/index.ts',
  '/index.js',
  '/index.d.ts',
]
const CONDITIONS = new Set(['import', 'node', 'default', 'types'])
const MISSING = { resolved: undefined, isDeclared: true } as const

/** Resolves imports as Node and the bundler do: relative ones, names of members, packages of the registry. */
export class ImportResolver {
  readonly #root: string
  readonly #manifests = new Map<string, Manifest | undefined>()
  readonly #targets = new Map<string, Target>()

  constructor(root: string) {
    this.#root = root
  }

  /** Finds what `from`, a path from the root, imports by this specifier. */
  resolve(from: string, specifier: string): Target {
    const key = `${posix.dirname(from)} ${specifier}`
    const known = this.#targets.get(key)
    if (known) return known
    const target = this.#resolve(from, specifier)
    this.#targets.set(key, target)
    return target
  }

  #resolve(from: string, specifier: string): Target {
    if (isBuiltin(specifier)) return { resolved: specifier, kind: 'core', isDeclared: true }
    if (specifier.startsWith('.')) {
      const resolved = this.#file(posix.join(posix.dirname(from), specifier.replace(/[?].*$/, '')))
      return resolved === undefined
        ? { ...MISSING, kind: 'local' }
        : { resolved, kind: 'local', isDeclared: true }
    }
    const [, name = '', subpath = ''] = /^((?:@[^/]+\/)?[^/?]+)([^?]*)/.exec(specifier) ?? []
    const member = this.#memberOf(name)
    if (member !== undefined) {
      const resolved = this.#inPackage(member, subpath)
      return resolved === undefined
        ? { ...MISSING, kind: 'local' }
        : { resolved, kind: 'local', isDeclared: true }
    }
    return {
      ...this.#fromRegistry(from, name, subpath),
      kind: 'npm',
      isDeclared: this.#isDeclared(from, name),
    }
  }

  #memberOf(name: string): string | undefined {
    const [, short] = /^@enlace\/(.+)$/.exec(name) ?? []
    if (short === undefined) return undefined
    return ['packages', 'apps'].map((folder) => `${folder}/${short}`).find((path) => this.#manifest(path))
  }

  #fromRegistry(from: string, name: string, subpath: string): Pick<Target, 'resolved'> {
    const typesName = `@types/${name.replace(/^@([^/]+)\//, '$1__')}`
    for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
      for (const candidate of [name, typesName]) {
        const home = posix.join(folder, 'node_modules', candidate)
        const resolved = this.#manifest(home) && this.#inPackage(home, subpath)
        if (resolved !== undefined) return { resolved }
      }
      if (folder === '.') return { resolved: undefined }
    }
  }

  #inPackage(home: string, subpath: string): string | undefined {
    const { exports, main } = this.#manifest(home) ?? {}
    if (exports === undefined) return this.#file(posix.join(home, subpath || main || 'index'))
    const path = exported(exports, `.${subpath}`)
    return path === undefined ? undefined : this.#file(posix.join(home, path))
  }

  #isDeclared(from: string, name: string): boolean {
    const member = /^(apps|packages)\/[^/]+/.exec(from)?.[0]
    return ['.', ...(member === undefined ? [] : [member])].some((folder) => {
      const manifest = this.#manifest(folder)
      const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest ?? {}
      return name in { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
    })
  }

  #manifest(folder: string): Manifest | undefined {
    if (!this.#manifests.has(folder)) {
      const path = join(this.#root, folder, 'package.json')
      this.#manifests.set(folder, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)
    }
    return this.#manifests.get(folder)
  }

  #file(path: string): string | undefined {
    return EXTENSIONS.map((extension) => `${path}${extension}`).find(
      (candidate) => statSync(join(this.#root, candidate), { throwIfNoEntry: false })?.isFile() ?? false,
    )
  }
}

/** The file that a package's `exports` gives for a subpath: exact entries first, then the longest pattern. */
function exported(exports: unknown, subpath: string): string | undefined {
  if (
    typeof exports !== 'object' ||
    exports === null ||
    !Object.keys(exports).some((key) => key.startsWith('.'))
  )
    return subpath === '.' ? chosen(exports) : undefined
  const entries = Object.entries(exports).toSorted(([one], [other]) => other.length - one.length)
  const exact = entries.find(([key]) => key === subpath)
  if (exact) return chosen(exact[1])
  for (const [key, value] of entries) {
    const [before = '', after] = key.split('*')
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue
    return chosen(value)?.replaceAll('*', subpath.slice(before.length, subpath.length - after.length))
  }
  return undefined
}

function chosen(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (Array.isArray(target)) return target.map(chosen).find((path) => path !== undefined)
  if (typeof target !== 'object' || target === null) return undefined
  for (const [condition, value] of Object.entries(target)) {
    const path = CONDITIONS.has(condition) ? chosen(value) : undefined
    if (path !== undefined) return path
  }
  return undefined
}
