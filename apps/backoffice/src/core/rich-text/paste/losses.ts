import { DOMParser, DOMSerializer, type Schema } from '@tiptap/pm/model'
import { countsOf, elementsOf } from './read-html.ts'

/** Parts of HTML that the editor would not keep, as `tag` or `tag[attribute]`, each once. */
export function lossesIn(schema: Schema, html: string): string[] {
  const before = elementsOf(html)
  const read = DOMParser.fromSchema(schema).parse(before)
  const after = before.ownerDocument.createElement('div')
  DOMSerializer.fromSchema(schema).serializeFragment(read.content, { document: before.ownerDocument }, after)
  const [had, has] = [countsOf(before), countsOf(after)]
  return [...had].filter(([part, count]) => count > (has.get(part) ?? 0)).map(([part]) => part)
}
