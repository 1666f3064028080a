import type { WrittenPlace } from './tag-walk.ts'
import { clipped } from './tag-walk.ts'

/** Something that was written and may not stand, with its place: an element, or an attribute, address or style of one. */
export interface Loss extends WrittenPlace {
  kind: 'element' | 'attribute' | 'address' | 'style'
  tag: string
  /** An element that goes with all that is in it; of others the text stays. */
  isEmptied?: boolean
  attribute?: string
  /** What of it does not stay. */
  value?: string
}

/** Takes each loss of a text, in its order. */
export type NoteLoss = (loss: Loss) => void

type Attributes = Readonly<Record<string, string>>

const addresses = new Set(['href', 'src', 'srcset', 'cite', 'action', 'formaction', 'background', 'poster'])

/** What a tag loses: attributes that do not stay, and the parts of its style that may not stand. */
export function lossesOf(tag: string, written: Attributes, kept: Attributes, place: WrittenPlace): Loss[] {
  return Object.entries(written).flatMap(([attribute, value]): Loss[] => {
    const left = kept[attribute]
    const about = { tag, attribute, ...place }
    if (attribute === 'style') {
      const stayed = new Set(declarationsOf(left ?? ''))
      const gone = declarationsOf(value).filter((one) => !stayed.has(one))
      return gone.length > 0 ? [{ kind: 'style', ...about, value: clipped(gone.join('; ')) }] : []
    }
    if (attribute === 'class') {
      const stayed = new Set(wordsOf(left ?? ''))
      const gone = wordsOf(value).filter((one) => !stayed.has(one))
      return gone.length > 0 ? [{ kind: 'attribute', ...about, value: clipped(gone.join(' ')) }] : []
    }
    if (left !== undefined) return []
    return [{ kind: addresses.has(attribute) ? 'address' : 'attribute', ...about, value: clipped(value) }]
  })
}

const declarationsOf = (style: string) =>
  style
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
