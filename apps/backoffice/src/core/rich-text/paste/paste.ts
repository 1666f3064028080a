import { DOMParser, type Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { purifier } from '@enlace/web/content/purifier.ts'
import { elementsOf } from './read-html.ts'
import { gatherLists } from './word-lists.ts'

/** What was not taken over of a paste. */
export type Unpasted = { parts: readonly string[]; hadPicture: boolean }

/**
 * Takes a paste or a drop from elsewhere in by the content's rules, before the editor reads it: without scripts, without
 * the looks of the program that it comes from, and without pictures that only lie on the clipboard.
 */
export function pasteHandlers(onUnpasted: (unpasted: Unpasted) => void) {
  const take = (view: EditorView, given: DataTransfer | null, event: Event): boolean => {
    if (!given || !view.editable) return false
    event.preventDefault()
    const html = given.getData('text/html')
    if (html === '') {
      insert(view, given.getData('text/plain'))
      if ([...given.files].some(({ type }) => type.startsWith('image/')))
        onUnpasted({ parts: [], hadPicture: true })
      return true
    }
    const { box, ...unpasted } = bareElements(html)
    const slice = DOMParser.fromSchema(view.state.schema).parseSlice(box)
    insert(view, slice)
    if (unpasted.parts.length > 0 || unpasted.hadPicture) onUnpasted(unpasted)
    return true
  }
  return {
    paste: (view: EditorView, event: ClipboardEvent) => take(view, event.clipboardData, event),
    drop(view: EditorView, event: DragEvent) {
      // What is dragged within the editor is the editor's.
      if (view.dragging) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place)
        view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
      return take(view, event.dataTransfer, event)
    },
  }
}

function insert(view: EditorView, pasted: Slice | string): void {
  const { tr, schema } = view.state
  if (typeof pasted !== 'string') {
    view.dispatch(tr.replaceSelection(pasted).scrollIntoView())
    return
  }
  const [first = '', ...rest] = pasted.replaceAll('\r\n', '\n').split(/\n+/)
  tr.insertText(first)
  for (const line of rest) {
    tr.split(tr.selection.from)
    if (line !== '') tr.insert(tr.selection.from, schema.text(line))
  }
  view.dispatch(tr.scrollIntoView())
}

/** Looks of the program that it comes from, and what it needs for itself. */
const looks = [
  'class',
  'style',
  'align',
  'dir',
  'lang',
  'title',
  'role',
  'width',
  'height',
  'valign',
  'bgcolor',
  'border',
]
const wrappers =
  'div, section, article, header, footer, aside, figure, figcaption, center, address, font, span'
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, pre, hr, div, section, article'
/** Every program brings these along; nobody misses them. */
const usual = new Set([
  'meta',
  'style',
  'link',
  'head',
  'html',
  'body',
  'title',
  'o:p',
  'xml',
  '#comment',
  'w:sdt',
])

function bareElements(html: string): Unpasted & { box: HTMLElement } {
  // A word processor brings its style sheet along: even to be thrown away, the page's policy would not have it read.
  const box = elementsOf(html.replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, ''))
  const removed = purifier.removed.flatMap((one) =>
    'element' in one ? [one.element.nodeName.toLowerCase()] : [],
  )
  let hadPicture = false
  for (const picture of box.querySelectorAll('img')) {
    if (picture.getAttribute('src')?.startsWith('data:') !== true) continue
    hadPicture = true
    picture.remove()
  }
  for (const element of box.querySelectorAll('*')) for (const name of looks) element.removeAttribute(name)
  for (const wrapper of box.querySelectorAll(wrappers)) unwrap(wrapper)
  gatherLists(box)
  // The page has its title; what was one elsewhere is a heading of the text.
  for (const title of box.querySelectorAll('h1')) {
    const heading = title.ownerDocument.createElement('h2')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  const parts = [...new Set(removed)].filter((name) => !usual.has(name))
  return {
    box,
    parts: parts.filter((name) => name !== 'img'),
    hadPicture: hadPicture || parts.includes('img'),
  }
}

/** A box around blocks goes; one around words is a paragraph, as it looked like one. */
function unwrap(element: Element): void {
  if (!['span', 'font'].includes(element.localName) && element.querySelector(blocks) === null) {
    const paragraph = element.ownerDocument.createElement('p')
    paragraph.append(...element.childNodes)
    element.replaceWith(paragraph)
    return
  }
  element.replaceWith(...element.childNodes)
}
