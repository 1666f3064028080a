import sanitizeHtml from 'sanitize-html'
import { emptiedTags, longestHtml, mostElements } from '@enlace/contract/content/allow-list.ts'
import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { type ContentUse, type FoundHosts, allowedAttributes, keptAttributes, tagsOf } from './attributes.ts'
import { lossesOf, type NoteLoss } from './losses.ts'
import { TagWalk } from './tag-walk.ts'

/** Sanitised HTML, with the facts for the page's policy and for the author. */
export interface SanitisedHtml {
  html: string
  /** Hosts of images and frames, for the page's content security policy. */
  imageHosts: string[]
  frameHosts: string[]
  /** What was removed, as distinct `tag` or `tag[attribute]`. */
  removed: string[]
}

/** Maximum depth of elements: more is never hand-written, and slows the browser. */
const deepest = 100
/** Maximum depth before sanitising: the parser looks each closing tag up among all open ones. */
const deepestWritten = 250

/**
 * Sanitises HTML by the allow-list of its use; allowed parts stay unchanged. Sanitising is idempotent. @throws Problem
 * `invalid-fields` for a text over the limits, which bound the time.
 */
export function sanitiseHtml(
  written: string,
  use: ContentUse,
  { noteLoss, ...about }: Pick<FoundHosts, 'only' | 'noteAddress'> & { noteLoss?: NoteLoss } = {},
): SanitisedHtml {
  if (written.length > longestHtml) throw new Problem('invalid-fields', {}, { html: texts.htmlLong })
  if ((written.match(/<[a-z]/gi)?.length ?? 0) > mostElements)
    throw new Problem('invalid-fields', {}, { html: texts.htmlCrowded })
  const hosts: FoundHosts = { images: new Set(), frames: new Set(), ...about }
  const removed = new Set<string>()
  const tags = tagsOf[use]
  const walk = noteLoss && new TagWalk(written)
  let open = 0
  const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
    allowedTags: [...tags],
    allowedAttributes: allowedAttributes[use],
    nonTextTags: emptiedTags.filter((tag) => !tags.has(tag)),
    nestingLimit: deepest,
    onOpenTag: () => {
      open += 1
      if (open > deepestWritten) throw new Problem('invalid-fields', {}, { html: texts.htmlDeep })
    },
    onCloseTag: () => {
      open -= 1
    },
    // Every address has been checked by our own rules, which are stricter than a list of schemes.
    allowedSchemesAppliedToAttributes: [],
    selfClosing: ['br', 'col', 'hr', 'img', 'input', 'source', 'wbr'],
    parseStyleAttributes: false,
    nonBooleanAttributes: [],
    allowedEmptyAttributes: ['alt', 'value'],
    transformTags: {
      '*': (tagName, attribs) => {
        const isEmptied = !tags.has(tagName) && emptiedTags.includes(tagName)
        const place = walk?.next(tagName, isEmptied)
        if (!tags.has(tagName)) {
          removed.add(tagName)
          if (place) noteLoss?.({ kind: 'element', tag: tagName, isEmptied, ...place })
          return { tagName, attribs: {} }
        }
        const kept = keptAttributes(tagName, attribs, use, hosts)
        if (place) for (const loss of lossesOf(tagName, attribs, kept, place)) noteLoss?.(loss)
        for (const name of Object.keys(attribs)) if (!(name in kept)) removed.add(`${tagName}[${name}]`)
        return { tagName, attribs: kept }
      },
    },
    // A frame without an address would be an empty box.
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && attribs['src'] === undefined,
    textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  }
  return {
    html: sanitizeHtml(written, options).trim(),
    imageHosts: [...hosts.images].toSorted(),
    frameHosts: [...hosts.frames].toSorted(),
    removed: [...removed].toSorted(),
  }
}
