import { Lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '../../src/help/page.ts'
import { placeholdersIn, screenOf, type ScreenPaths } from './source.ts'

/** What a page may refer to. */
export type References = {
  slug: string
  paths: ScreenPaths
  labels: ReadonlyMap<string, string>
  /** The address of another page; undefined where there is none of that name. */
  linkTo: (slug: string) => string | undefined
  /** The size of a picture beside the page; undefined where there is none of that name. */
  sizeOf: (source: string) => { width: number; height: number } | undefined
}

/**
 * A page of the manual as blocks that the browser draws: no HTML is ever made of it. It takes only what a page needs, and
 * refuses everything else. @throws Error that names the page and the fault.
 */
export function readBlocks(markdown: string, references: References): Block[] {
  return Lexer.lex(markdown).flatMap((token) => blockOf(token, references))
}

function blockOf(given: Token, references: References): Block[] {
  // The types of marked allow for any extension; there is none.
  const token = given as Tokens.Heading | Tokens.Paragraph | Tokens.List | Tokens.Blockquote | Tokens.Space
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      if (token.depth !== 2) throw fault(references, `a heading of level ${token.depth}`)
      return [{ kind: 'heading', text: plain(token.tokens, references) }]
    case 'paragraph':
      return [pictureOf(token, references) ?? { kind: 'paragraph', words: inlines(token.tokens, references) }]
    case 'blockquote':
      return [{ kind: 'note', words: inlines(wordsOf(token.tokens, references), references) }]
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: token.ordered,
          items: token.items.map((item) => inlines(wordsOf(item.tokens, references), references)),
        },
      ]
    default:
      throw fault(references, `what the manual does not know: ${given.raw.trim()}`)
  }
}

/** The words of what holds one paragraph. */
function wordsOf(tokens: readonly Token[], references: References): Token[] {
  const [only, ...more] = tokens.filter(({ type }) => type !== 'space')
  if (!only || more.length > 0 || !('tokens' in only) || !only.tokens)
    throw fault(references, `more than one paragraph where one is expected: ${tokens[0]?.raw ?? ''}`)
  return only.tokens
}

function pictureOf({ tokens }: Tokens.Paragraph, references: References): Block | undefined {
  const [image, ...more] = tokens
  if (image?.type !== 'image') return undefined
  const { href, text } = image as Tokens.Image // as its type says
  const size = references.sizeOf(href)
  if (more.length > 0) throw fault(references, `a picture within a sentence: ${href}`)
  if (!size) throw fault(references, `no picture ${href}`)
  if (text === '') throw fault(references, `a picture without words: ${href}`)
  return { kind: 'picture', source: href, alternative: filled(text, references), ...size }
}

function inlines(tokens: readonly Token[], references: References): Inline[] {
  return tokens.flatMap((token) => inlineOf(token, references))
}

function inlineOf(given: Token, references: References): Inline[] {
  const token = given as Tokens.Text | Tokens.Em | Tokens.Codespan | Tokens.Link | Tokens.Escape // as above: no extension adds a type
  switch (token.type) {
    case 'text':
    case 'escape':
      return withLabels(token.text, references)
    case 'em':
      return [{ kind: 'emphasis', text: plain(token.tokens, references) }]
    case 'codespan':
      return [{ kind: 'key', text: token.text }]
    case 'link':
      return [{ kind: 'link', href: hrefOf(token.href, references), text: plain(token.tokens, references) }]
    default:
      throw fault(references, `what the manual does not know: ${given.raw.trim()}`)
  }
}

function withLabels(text: string, { labels }: References): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const { whole } of placeholdersIn(text)) {
    const at = text.indexOf(whole, from)
    if (at > from) found.push(text.slice(from, at))
    found.push({ kind: 'label', text: labels.get(whole) ?? whole })
    from = at + whole.length
  }
  if (from < text.length) found.push(text.slice(from))
  return found
}

/** The words alone, with the texts of the product in them. */
function plain(tokens: readonly Token[], references: References): string {
  return inlines(tokens, references)
    .map((word) => (typeof word === 'string' ? word : word.text))
    .join('')
}

const filled = (text: string, references: References) =>
  plain([{ type: 'text', raw: text, text }], references)

/** `otra-pagina.md` is another page, `screen:profile` a screen of the application. */
function hrefOf(href: string, references: References): string {
  const { slug, paths, linkTo } = references
  const screen = /^screen:(\w+)$/.exec(href)?.[1]
  if (screen !== undefined) {
    // A list opens with all its documents; other parameters are of one thing, to which no page can lead.
    const pattern = screenOf(slug, screen, paths).pattern.replace('$days', '0')
    if (pattern.includes('$')) throw fault(references, `a link to a screen of one thing: ${href}`)
    return `#${pattern}`
  }
  const page = /^([\w-]+)\.md$/.exec(href)?.[1]
  const link = page === undefined ? undefined : linkTo(page)
  if (link === undefined) throw fault(references, `a link to nowhere: ${href}`)
  return link
}

const fault = ({ slug }: References, what: string) => new Error(`${slug}.md: ${what}`)
