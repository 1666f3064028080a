import type { WrittenPlace } from './tag-walk.ts'
import { clipped } from './tag-walk.ts'

/** Something that the sanitiser removed, with its place: an element, or an attribute, address or style of one. */
export interface Loss extends WrittenPlace {
  kind: 'element' | 'attribute' | 'address' | 'style'
  tag: string
  /** An element that is removed with its content; others leave their text. */
  isEmptied?: boolean
  attribute?: string
  /** The removed value. */
  value?: string
}

/** Called for each loss of a text, in order. */
export type NoteLoss = (loss: Loss) => void

type Attributes = Readonly<Record<string, string>>

const addresses = new Set(['href', 'src', 'srcset', 'cite', 'action', 'formaction', 'background', 'poster'])

/** Returns the losses of a tag: removed attributes, and removed parts of its style. */
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
