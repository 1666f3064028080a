import { createRequire } from 'node:module'
import { TextDecoder } from 'node:util'
import type { Parser as XmlParser } from 'htmlparser2'
import { ImportFault } from '../findings/import-fault.ts'

// Required as the sanitiser's module requires it: importing it here while that module waits for it leads to a race in
// Node. The module is the same, and so are its types.
const { Parser } = createRequire(import.meta.url)('htmlparser2') as { Parser: typeof XmlParser }

/** The events of an XML file, in order. Names are without prefix. */
export interface XmlListener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Maximum nesting depth of elements. */
const deepest = 200
/** Maximum characters of one tag with its attributes. */
const longestTag = 1_000_000
/** Characters that are parsed before their results are yielded. */
const pieceLength = 32 * 1024

/**
 * Reads XML or an HTML page in pieces, and yields what the listener emits. It holds only open elements, expands only
 * the five predefined entities of XML, and refuses a document type.
 * @throws ImportFault if it is not XML, is truncated, too deep, or contains definitions of its own.
 */
export function* readXml<Made>(
  file: string,
  texts: Iterable<string>,
  listen: (emit: (made: Made) => void) => XmlListener,
  isPage = false,
): Generator<Made> {
  const made: Made[] = []
  const { open, close, text: say } = listen((one) => made.push(one))
  let [depth, silent, isEnding, elements] = [0, 0, false, 0]
  const damaged = () => new ImportFault('file-damaged', { file })
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        silent = 0
        elements += 1
        depth += 1
        if (depth > deepest) throw damaged()
        open?.(localName(name), attributes)
      },
      onclosetag(name) {
        silent = 0
        depth -= 1
        // Elements still open at the end were cut off; a page may leave them open.
        if (isEnding && !isPage) throw damaged()
        close?.(localName(name))
      },
      ontext(text) {
        silent = 0
        say?.(text)
      },
      onprocessinginstruction(name) {
        if (!isPage && name.startsWith('!')) throw new ImportFault('xml-entities', { file })
      },
    },
    { xmlMode: !isPage, decodeEntities: true },
  )
  for (const text of texts)
    for (let at = 0; at < text.length; at += pieceLength) {
      const piece = text.slice(at, at + pieceLength)
      silent += piece.length
      if (silent > longestTag) throw damaged()
      parser.write(piece)
      yield* made.splice(0)
    }
  isEnding = true
  parser.end()
  if (elements === 0) throw damaged()
  yield* made.splice(0)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** An attribute by its name, with any prefix. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const own = attributes[name]
  if (own !== undefined) return own
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

const encodings: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  'windows-1252': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
}

/** The text of XML in pieces, in the encoding of its byte order mark or declaration; UTF-8 without either. */
export function* xmlTexts(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined
  let start = Buffer.alloc(0)
  for (const piece of pieces) {
    if (decoder) yield decoder.decode(piece, { stream: true })
    else {
      start = Buffer.concat([start, piece])
      if (start.length < told) continue
      decoder = new TextDecoder(encodingOfXml(start))
      yield decoder.decode(start, { stream: true })
    }
  }
  if (decoder) yield decoder.decode()
  else yield new TextDecoder(encodingOfXml(start)).decode(start)
}

/** Bytes in which an encoding is declared. */
const told = 1024

function encodingOfXml(piece: Uint8Array): string {
  const [first, second] = piece
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const start = Buffer.from(piece.subarray(0, told)).toString('latin1')
  const [, named = ''] =
    /(?:<\?xml[^>]*encoding\s*=\s*|<meta[^>]*charset\s*=\s*)["']?([\w-]+)/i.exec(start) ?? []
  return encodings[named.toLowerCase()] ?? 'utf-8'
}
