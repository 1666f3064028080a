/** An element of sanitised HTML, as a browser reads it. */
export interface CanonicalElement {
  tag: string
  attributes: Record<string, string>
  children: (CanonicalElement | string)[]
}

const childless = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'wbr'])
const token = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z0-9-]*(?:="[^"<>]*")?)*)( \/)?>|([^<>]+)/y
const attribute = / ([a-z][a-z0-9-]*)(?:="([^"<>]*)")?/g

/**
 * The tree of HTML in the one form in which the sanitiser writes it: every value between double quotes, no `<`, `>` or
 * quote left bare in values and texts, no comment, no declaration, every element closed in its order. Of this form no two
 * parsers make different trees. Anything else throws.
 */
export function readCanonical(html: string): CanonicalElement {
  const root: CanonicalElement = { tag: '#root', attributes: {}, children: [] }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const at = token.lastIndex
    const match = token.exec(html)
    const parent = open.at(-1)
    if (!match || !parent) throw new Error(`Not canonical: ${html.slice(at, at + 80)}`)
    const [, slash, tag = '', attributes = '', selfClosing, text] = match
    if (text !== undefined) parent.children.push(decode(text))
    else if (slash === '/') {
      if (open.pop()?.tag !== tag || open.length === 0) throw new Error(`</${tag}> closes nothing`)
    } else {
      const element = { tag, attributes: readAttributes(attributes), children: [] }
      parent.children.push(element)
      if ((selfClosing !== undefined) !== childless.has(tag)) throw new Error(`<${tag}> is closed otherwise`)
      if (!childless.has(tag)) open.push(element)
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> stays open`)
  return root
}

function readAttributes(text: string): Record<string, string> {
  const names = [...text.matchAll(attribute)]
  const read = Object.fromEntries(names.map(([, name = '', value = '']) => [name, decode(value)]))
  if (names.length !== Object.keys(read).length) throw new Error(`An attribute comes twice: ${text}`)
  return read
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (_, name: string) => {
    const sign = entities[name]
    if (sign === undefined) throw new Error(`The sanitiser writes no &${name};`)
    return sign
  })
}

/** Every element below one, itself left out. */
export function elementsOf({ children }: CanonicalElement): CanonicalElement[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsOf(child)]))
}
