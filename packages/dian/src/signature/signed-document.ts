import { createHash } from 'node:crypto'
import { ParseOption, XmlDocument, XmlElement, XmlXPath, type XmlNode, type XmlTreeNode } from 'libxml2-wasm'
import { namespaces } from '../xml/namespaces.ts'
import type { CanonicalForm } from './algorithms.ts'
import { SignatureFault } from './signature-fault.ts'

/** Entities, documents and catalogues outside of the text are never opened. */
const option: ParseOption =
  ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_COMPACT

const prefixes = {
  ext: namespaces.extension,
  ds: namespaces.signature,
  xades: namespaces.xades,
} as const

/** Where the annex puts the signature; elsewhere it is not looked for. */
const place = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature'
/** Paths are compiled once; what is compiled for each document is given back only by the garbage collector. */
const compiled = new Map<string, XmlXPath>()

/** The elements at a constant path from a node, with the prefixes `ext`, `ds` and `xades`. */
export function elementsAt(from: XmlDocument | XmlNode, path: string): XmlElement[] {
  const known = compiled.get(path) ?? XmlXPath.compile(path, prefixes)
  compiled.set(path, known)
  return from.find(known).filter((node) => node instanceof XmlElement)
}

/** Opens a document for its signature, and closes it afterwards. */
export function withDocument<Made>(xml: Uint8Array, act: (document: XmlDocument) => Made): Made {
  const document = XmlDocument.fromBuffer(xml, { encoding: 'UTF-8', option })
  try {
    return act(document)
  } finally {
    document.dispose()
  }
}

/** The signature of a document, undefined if it has none. @throws SignatureFault if there are several, or elsewhere. */
export function findSignature(document: XmlDocument): XmlElement | undefined {
  const [signature, second] = elementsAt(document, place)
  if (second) throw new SignatureFault('several signatures')
  if (!signature && elementsAt(document, '//ds:Signature').length > 0)
    throw new SignatureFault('signature outside of the extensions')
  return signature
}

/**
 * The only part of a signature with an identifier: a part of the document could be read as something else than what was
 * signed. @throws SignatureFault if there is none, or several.
 */
export function partById(signature: XmlElement, id: string): XmlElement {
  const [part, second] = elementsAt(signature, './/*[@Id or @ID or @id]').filter((element) =>
    ['Id', 'ID', 'id'].some((name) => element.attr(name)?.value === id),
  )
  if (!part || second) throw new SignatureFault('reference to no part of the signature, or to several')
  return part
}

/**
 * Removes what is neither the signature nor around it. Its parts have the same canonical form without the rest, and it
 * is visited once for each of them.
 */
export function keepOnly(signature: XmlElement): void {
  let kept: XmlElement = signature
  for (let parent = kept.parent; parent; parent = parent.parent) {
    for (let child: XmlTreeNode | null = parent.firstChild; child;) {
      const next: XmlTreeNode | null = child.next
      if (!child.isSameNode(kept)) child.remove()
      child = next
    }
    kept = parent
  }
}

/** The digest of a whole document in its canonical form. */
export function digestOfDocument(document: XmlDocument, hash: string, form: CanonicalForm): Buffer {
  const digest = createHash(hash)
  document.canonicalize(
    {
      write: (bytes) => {
        digest.update(bytes)
        return bytes.length
      },
      close: () => true,
    },
    // What a reference to the whole document selects has no comments, whatever the form says.
    { mode: form.mode, withComments: false },
  )
  return digest.digest()
}

/**
 * The canonical bytes of an element, with the namespaces that it inherits. It is made a document of its own first: for a part
 * of a document the library asks about each node, which takes ten times as long.
 */
export function canonicalBytes(
  element: XmlElement,
  form: CanonicalForm,
  inclusivePrefixes: string[],
): Buffer {
  const pieces: Buffer[] = []
  const handler = {
    write: (bytes: Uint8Array) => {
      pieces.push(Buffer.from(bytes))
      return bytes.length
    },
    close: () => true,
  }
  const options = { ...form, inclusiveNamespacePrefixes: inclusivePrefixes }
  const alone = aloneXml(element)
  if (alone === undefined) element.canonicalize(handler, options)
  else withDocument(Buffer.from(alone), (document) => document.canonicalize(handler, options))
  return Buffer.concat(pieces)
}

/** An element as a document that declares what it inherits; undefined if it inherits more than namespaces. */
function aloneXml(element: XmlElement): string | undefined {
  const inherited = new Map<string, string>()
  const own = element.nsDeclarations
  for (let at = element.parent; at; at = at.parent) {
    if (elementsAt(at, "self::*[@*[namespace-uri() = 'http://www.w3.org/XML/1998/namespace']]").length > 0)
      return undefined
    for (const [prefix, uri] of Object.entries(at.nsDeclarations))
      if (!(prefix in own) && !inherited.has(prefix)) inherited.set(prefix, uri)
  }
  const declared = [...inherited].map(([prefix, uri]) => {
    const escaped = uri.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escaped}"`
  })
  const text = element.toString({ format: false, noDeclaration: true })
  return text.replace(/^<[^\s/>]+/, (tag) => tag + declared.join(''))
}
