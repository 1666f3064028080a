import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import { ReadFault } from './read-fault.ts'

/** An element with its own text; the white space between its children is left out. */
export interface XmlElement {
  readonly namespace: string
  readonly name: string
  /** Attributes without namespace, by name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** Limits far above real documents: one of 10 MB with 8,000 lines has 250,000 elements at a depth of 10. */
const most = { depth: 64, elements: 500_000, attributes: 64, namespaces: 128 } as const
/** The namespace of the attributes that declare namespaces. */
const declarations = 'http://www.w3.org/2000/xmlns/'
const none: Readonly<Record<string, string>> = {}

type Growing = { -readonly [Field in keyof XmlElement]: XmlElement[Field] } & { children: XmlElement[] }

/** Takes a finished child of the root, which then is not kept in the tree: a document has thousands of lines. */
export type TakeChild = (child: XmlElement, root: XmlElement) => boolean

/**
 * Parses XML strictly, with namespaces and only the five entities of XML itself; nothing outside the text is read.
 * @throws ReadFault if it is empty, not well-formed, has a document type, or is too deep or too large.
 */
export function parseXml(pieces: Iterable<string>, take?: TakeChild): XmlElement {
  const reader = new TreeReader(take)
  try {
    let isEmpty = true
    for (const piece of pieces) {
      isEmpty &&= piece === ''
      reader.parser.write(piece)
    }
    if (isEmpty) throw new ReadFault('empty')
    reader.parser.close()
  } catch (fault) {
    if (fault instanceof ReadFault) throw fault
    throw new ReadFault('not-xml', { place: placeOf(fault) }, fault)
  }
  if (!reader.root) throw new ReadFault('not-xml', { place: '' })
  return reader.root
}

/**
 * Builds the tree. Six listeners are the most that saxes takes without becoming four times slower: with a seventh, its
 * parser no longer is an object of a fixed shape for V8.
 */
class TreeReader {
  readonly parser = new SaxesParser({ xmlns: true })
  root: XmlElement | undefined
  readonly #open: Growing[] = []
  /** Namespaces that each open element declares. */
  readonly #declared: number[] = []
  #inScope = 0
  #elements = 0
  #attributes = 0
  readonly #take: TakeChild | undefined

  constructor(take: TakeChild | undefined) {
    this.#take = take
    this.parser.on('doctype', () => {
      throw new ReadFault('doctype')
    })
    this.parser.on('attribute', () => {
      this.#attributes++
      if (this.#attributes > most.attributes) throw tooLarge()
    })
    this.parser.on('opentag', ({ uri, local, attributes }) => this.#begin(uri, local, attributes))
    this.parser.on('text', (text) => this.#add(text))
    this.parser.on('cdata', (text) => this.#add(text))
    this.parser.on('closetag', () => this.#end())
  }

  #begin(namespace: string, name: string, tagged: Record<string, SaxesAttributeNS>) {
    let attributes: Record<string, string> | undefined
    let declared = 0
    for (const key in tagged) {
      const attribute = tagged[key]
      if (attribute?.uri === '') (attributes ??= {})[attribute.local] = attribute.value
      else if (attribute?.uri === declarations) declared++
    }
    this.#attributes = 0
    this.#elements++
    this.#inScope += declared
    const isTooMuch = this.#open.length >= most.depth || this.#elements > most.elements
    if (isTooMuch || this.#inScope > most.namespaces) throw tooLarge()
    const element: Growing = { namespace, name, attributes: attributes ?? none, children: [], text: '' }
    this.#open.at(-1)?.children.push(element)
    this.#open.push(element)
    this.#declared.push(declared)
  }

  #add(text: string): void {
    const element = this.#open.at(-1)
    if (element) element.text += text
  }

  #end(): void {
    const element = this.#open.pop()
    this.#inScope -= this.#declared.pop() ?? 0
    if (!element) return
    if (element.children.length > 0) element.text = ''
    const [root] = this.#open
    if (!root) this.root = element
    else if (this.#open.length === 1 && this.#take?.(element, root)) root.children.pop()
  }
}

const tooLarge = () => new ReadFault('too-large', { limite: `${most.elements / 1000} mil elementos` })

/** Line and column of a fault, which saxes writes in front of its message. */
function placeOf(fault: unknown): string {
  return /^(\d+:\d+):/.exec(fault instanceof Error ? fault.message : '')?.[1] ?? ''
}
