import { DOMParser, type Schema } from '@tiptap/pm/model'
import type { Editor, JSONContent } from '@tiptap/core'
import { sanitise } from '@enlace/web/content/sanitise.ts'

/** Clean HTML as elements of a document that loads and runs nothing. */
export function elementsOf(html: string): HTMLElement {
  const box = document.implementation.createHTMLDocument().createElement('div')
  // Trusted where the browser asks for it: the purifier made it.
  box.innerHTML = sanitise(html).html as string
  return box
}

/** What the editor makes of HTML. */
export function readHtml(schema: Schema, html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(elementsOf(html)).toJSON()
}

/** The HTML of what stands in the editor; nothing at all for nothing. */
export function writeHtml(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

/** Tags that mean the same, by the one that the editor writes. */
const alike: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }
/** What the purifier and the browser add by themselves, and what says nothing that could be lost. */
const meaningless = new Set([
  'img[loading]',
  'img[decoding]',
  'a[rel]',
  'iframe',
  'tbody',
  'thead',
  'p',
  'br',
  'span',
  'wbr',
  'colgroup',
  'col',
])
const ofFrames = /^iframe\[(?!src|title|width|height)/

/** How often each tag and attribute stands in a text, as far as it says something. */
export function countsOf(box: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (part: string) => {
    if (!meaningless.has(part) && !ofFrames.test(part)) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  for (const element of box.querySelectorAll('*')) {
    const tag = alike[element.localName] ?? element.localName
    count(tag)
    for (const { name, value } of element.attributes) if (value !== '') count(`${tag}[${name}]`)
  }
  return counts
}
