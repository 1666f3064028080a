import { clipped } from './tag-walk.ts'

/** An accessibility problem of a text: reported to its author, not refused. */
export interface ContentWarning {
  code:
    | 'image-without-words'
    | 'heading-jump'
    | 'heading-empty'
    | 'link-empty'
    | 'link-unclear'
    | 'link-insecure'
    | 'link-nowhere'
  line: number
  excerpt: string
}

/** Link texts that do not describe their target, which screen reader users hear without context. */
const unclear =
  /^(?:(?:haga |de |dé )?clic|click|(?:haga clic |de clic |clic )?aquí|ver(?: más)?|leer más|más|link|enlace|here)[.:]?$/i

const piece = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/gi

interface OpenElement {
  tag: string
  attributes: string
  start: string
  line: number
  words: string
}

/** Finds pictures without alternative text, headings out of order and links without a target in sanitised HTML. */
export function checkHtml(html: string): ContentWarning[] {
  const found: ContentWarning[] = []
  const open: OpenElement[] = []
  let line = 1
  let level = 0
  const say = (words: string) => {
    for (const element of open) element.words += words
  }
  for (const [whole, slash, name, attributes = ''] of html.matchAll(piece)) {
    const tag = name?.toLowerCase()
    if (tag === undefined) say(whole)
    else if (slash === '/') {
      const at = open.findLastIndex((one) => one.tag === tag)
      const [closed] = at < 0 ? [] : open.splice(at)
      if (closed) found.push(...warningsOf(closed))
    } else {
      const alternative = attributeOf(attributes, 'alt')
      if (tag === 'img') {
        if (alternative === undefined)
          found.push({ code: 'image-without-words', line, excerpt: clipped(whole) })
        say(alternative ?? '')
      }
      const heading = headingLevel(tag)
      if (heading > 0) {
        if (level > 0 && heading > level + 1)
          found.push({ code: 'heading-jump', line, excerpt: clipped(whole) })
        level = heading
      }
      if (tag === 'a' || heading > 0)
        open.push({ tag, attributes, start: whole, line, words: attributeOf(attributes, 'aria-label') ?? '' })
    }
    line += whole.split('\n').length - 1
  }
  return found
}

function warningsOf({ tag, attributes, start, line, words }: OpenElement): ContentWarning[] {
  const said = words.replaceAll('&nbsp;', ' ').trim()
  const about = { line, excerpt: clipped(`${start}${said}</${tag}>`) }
  if (tag !== 'a') return said === '' ? [{ code: 'heading-empty', ...about }] : []
  const href = attributeOf(attributes, 'href')
  if (href === undefined) return []
  const found: ContentWarning[] = []
  if (said === '') found.push({ code: 'link-empty', ...about })
  else if (unclear.test(said)) found.push({ code: 'link-unclear', ...about })
  if (/^http:\/\//i.test(href)) found.push({ code: 'link-insecure', ...about })
  // Sanitised content has no ids, so links to them cannot work.
  if (href === '' || (href.startsWith('#') && !href.startsWith('#/')))
    found.push({ code: 'link-nowhere', ...about })
  return found
}

const headingLevel = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0)

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`,
    'i',
  ).exec(attributes)
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined
}
