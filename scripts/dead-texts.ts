import { posix } from 'node:path'
import { isTextFile, textConstants, type TextConstant, type TextKey } from './text-constants.ts'

/** A key that nothing reads; `key` is empty where nothing reads the whole constant. */
export type DeadText = { path: string; constant: string; key: string; start: number; end: number }

/** How files read an object of texts besides by `texts.key`. */
type Use = { read: Set<TextKey>; byIndex: Set<TextKey[]>; asValue: Set<TextKey[]> }

const namedImport = /import\s+(?:type\s+)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))\s*from\s*'([^']+)'/g

const blank = (text: string) => ' '.repeat(text.length)
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, blank)

/**
 * The keys of the constants in files of texts that no file reads, from the text of every file by its path. A map is left out
 * where its keys are not written where they are read: its type lists them (`Record<State, string>`), or it is read by index,
 * spread, listed with `Object.values` or named in `keyof typeof`. Where a constant is passed on (`texts={listTexts}`), a key
 * counts as read if any file reads a key of that name.
 */
export function deadTexts(files: ReadonlyMap<string, string>): DeadText[] {
  const sources = new Map([...files].map(([path, text]) => [path, withoutComments(text)]))
  const constants = new Map(
    [...files].filter(([path]) => isTextFile(path)).map(([path, text]) => [path, textConstants(path, text)]),
  )
  const use: Use = { read: new Set(), byIndex: new Set(), asValue: new Set() }
  const mentioned = new Set<TextConstant>()
  for (const [path, text] of sources)
    for (const [constant, name] of namesIn(path, text, constants))
      for (const place of mentionsOf(
        name,
        text.replaceAll(namedImport, blank),
        constant,
        constants.get(path),
      )) {
        mentioned.add(constant)
        noteUse(use, constant.keys, place)
      }
  const words = keyWords([...sources].filter(([path]) => !isTextFile(path)).map(([, text]) => text))
  return [...constants].flatMap(([path, inFile]) =>
    inFile.flatMap((constant) => {
      const { name, start } = constant
      if (!mentioned.has(constant)) return [{ path, constant: name, key: '', start, end: start }]
      return constant.isIndexed
        ? []
        : deadKeys(use, words, constant.keys, false).map((dead) => ({ path, constant: name, ...dead }))
    }),
  )
}

/** The constants that a file can name: those that it imports from files of texts, and its own. */
function namesIn(
  path: string,
  text: string,
  constants: ReadonlyMap<string, TextConstant[]>,
): [TextConstant, string][] {
  const own = (constants.get(path) ?? []).map((constant): [TextConstant, string] => [constant, constant.name])
  const imported = [...text.matchAll(namedImport)].flatMap(([, names = '', namespace, specifier = '']) => {
    const target = specifier.startsWith('@enlace/')
      ? specifier.replace(/^@enlace\/([\w-]+)\//, 'packages/$1/src/')
      : posix.join(posix.dirname(path), specifier)
    return (constants.get(target) ?? []).flatMap((constant): [TextConstant, string][] => {
      if (namespace !== undefined) return [[constant, `${namespace}.${constant.name}`]]
      const [, alias] = new RegExp(`(?<!\\w)${constant.name}(?:\\s+as\\s+(\\w+))?(?!\\w)`).exec(names) ?? [
        null,
      ]
      return alias === null ? [] : [[constant, alias ?? constant.name]]
    })
  })
  return [...own, ...imported]
}

type Mention = { before: string; after: string }

function mentionsOf(
  name: string,
  text: string,
  constant: TextConstant,
  own: readonly TextConstant[] | undefined,
): Mention[] {
  const mention = new RegExp(
    `(?<![\\w$'-]|(?<!\\.\\.)\\.)${name.replace('.', String.raw`\.`)}\\b(?!['-])`,
    'g',
  )
  return [...text.matchAll(mention)]
    .filter(({ index }) => !(own?.includes(constant) === true && index === constant.start))
    .map(({ index }) => ({
      before: text.slice(Math.max(0, index - 30), index),
      after: text.slice(index + name.length, index + name.length + 200),
    }))
}

function noteUse(use: Use, keys: TextKey[], { before, after }: Mention): void {
  const [matched = '', dotted, quoted] =
    /^\s*\??\.\s*([A-Za-z_$][\w$]*)|^\s*(?:\?\.)?\[\s*'([^']+)'\s*\]/.exec(after) ?? []
  if (matched !== '') {
    const key = keys.find(({ name }) => name === (dotted ?? quoted))
    if (!key) return
    use.read.add(key)
    noteUse(use, key.keys, { before, after: after.slice(matched.length) })
  } else if (/^\s*(?:\?\.)?\[/.test(after) || /(?:\.\.\.|Object\.\w+\(|keyof typeof|\bin)\s*$/.test(before)) {
    use.byIndex.add(keys)
  } else use.asValue.add(keys)
}

/** The words that could read a key of an object that was passed on, and those that are followed by an index. */
function keyWords(texts: readonly string[]) {
  const word = /\.\s*([A-Za-z_$][\w$]*)|'([\w-]+)'|(?<=[{,]\s*)([A-Za-z_]\w*)(?=\s*[,}:])/g
  const index = /\b(\w+)(?:\?\.)?\[|Object\.\w+\([\w.]*?(\w+)\)/g
  const all = (pattern: RegExp) =>
    new Set(
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean) ?? '')),
    )
  return { read: all(word), indexed: all(index) }
}

function deadKeys(
  use: Use,
  words: ReturnType<typeof keyWords>,
  keys: TextKey[],
  isPassedOn: boolean,
): { key: string; start: number; end: number }[] {
  if (use.byIndex.has(keys)) return []
  const isLoose = isPassedOn || use.asValue.has(keys)
  return keys.flatMap((key) => {
    const { name, start, end } = key
    if (isLoose && (!/^\w+$/.test(name) || words.indexed.has(name))) return []
    if (!use.read.has(key) && !(isLoose && words.read.has(name))) return [{ key: name, start, end }]
    return deadKeys(use, words, key.keys, isLoose).map((dead) => ({ ...dead, key: `${name}.${dead.key}` }))
  })
}
