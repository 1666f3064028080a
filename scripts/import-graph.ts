import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { hashOf, readCache, writeCache } from './check-cache.ts'
import { ImportResolver, type Target } from './import-resolver.ts'
import { CODE_FOLDERS, filesBelow, ROOT } from './workspace.ts'

/** An import as it is written, and the file that it leads to. */
export type Import = Target & { specifier: string }

/** A file of the workspace: a hash of its text, and what it imports, types included. */
export type SourceFile = { path: string; hash: string; imports: Import[]; parseErrors: string[] }

/** What the parser found in a text. */
type Parsed = { specifiers: string[]; parseErrors: string[] }

/** Reads what the code files at the root and below the code folders import; texts that were parsed before are not again. */
export function readImportGraph(root = ROOT): SourceFile[] {
  const resolver = new ImportResolver(root)
  const known = root === ROOT ? knownTexts() : new Map<string, Parsed>()
  const used = new Map<string, Parsed>()
  const graph = codeFiles(root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const hash = hashOf(`${path}\n${text}`)
    const parsed = known.get(hash) ?? parse(path, text)
    used.set(hash, parsed)
    const imports = parsed.specifiers.map((specifier) => ({
      specifier,
      ...resolver.resolve(path, specifier),
    }))
    return { path, hash, imports, parseErrors: parsed.parseErrors }
  })
  if (root === ROOT && [...used.keys()].some((hash) => !known.has(hash))) writeCache('imports', [...used])
  return graph
}

/** A hash of each file with everything that it imports, however far: what its types depend on in this workspace. */
export function closureHashes(graph: SourceFile[]): Map<string, string> {
  const files = new Map(graph.map((file) => [file.path, file]))
  const hashes = new Map<string, string>()
  const visit = (file: SourceFile): string => {
    const known = hashes.get(file.path)
    if (known !== undefined) return known
    // Where files import each other, which the boundaries forbid, the walk ends at the one that it came from.
    hashes.set(file.path, file.hash)
    const beneath = file.imports.map(({ specifier, resolved }) => {
      const imported = files.get(resolved ?? '')
      return `${specifier} ${resolved} ${imported ? visit(imported) : ''}`
    })
    const hash = hashOf([file.hash, ...beneath.toSorted()].join('\n'))
    hashes.set(file.path, hash)
    return hash
  }
  for (const file of graph) visit(file)
  return hashes
}

function codeFiles(root: string): string[] {
  const present = readdirSync(root)
  const folders = CODE_FOLDERS.filter((folder) => present.includes(folder))
  return [...present, ...folders.flatMap((folder) => filesBelow(root, folder))].filter((path) =>
    /[.]([cm]?js|tsx?)$/.test(path),
  )
}

function parse(path: string, text: string): Parsed {
  const parsed = parseSync(path, text)
  const { module, errors } = parsed
  const specifiers = new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Reading the whole tree takes long: most files have no such call.
    ...(/\bimport\(/.test(text) ? calledImports(parsed.program) : []),
  ])
  return { specifiers: [...specifiers], parseErrors: errors.map(({ message }) => message) }
}

/** The modules of `import('…')`, dynamic or the type of a module; the parser's own list has neither as a name. */
function calledImports(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } } // a node of the syntax tree
  const isImport = type === 'ImportExpression' || type === 'TSImportType'
  const named = isImport && typeof source?.value === 'string' ? [source.value] : []
  return [...named, ...Object.values(node).flatMap(calledImports)]
}

function knownTexts(): Map<string, Parsed> {
  const kept = readCache('imports')
  // Written by this file; a text of another shape is parsed again.
  return new Map(Array.isArray(kept) ? (kept as [string, Parsed][]) : [])
}
