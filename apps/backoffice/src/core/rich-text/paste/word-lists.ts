/** How a word processor draws what stands before an item: a sign or a number, then room of spaces that do not break. */
const mark = /^[ \n\t]*(?:([·•▪§o–-])|(?:\d{1,3}|[a-z]{1,3})[.)])[ \n\t]*\u00a0\s*/i

/** Makes lists of the paragraphs that a word processor draws as items; a list within a list becomes part of it. */
export function gatherLists(box: HTMLElement): void {
  const made = new Set<Element>()
  for (const paragraph of box.querySelectorAll('p')) {
    const found = mark.exec(paragraph.textContent)
    if (!found) continue
    const name = found[1] === undefined ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const list =
      before && made.has(before) && before.localName === name
        ? before
        : paragraph.ownerDocument.createElement(name)
    if (list !== before) paragraph.before(list)
    made.add(list)
    cut(paragraph, found[0].length)
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** Takes the first letters of an element away, whichever of its parts have them. */
function cut(element: Node, length: number): number {
  let left = length
  for (const node of element.childNodes) {
    if (left === 0) return 0
    if (node.nodeType === 3) {
      const text = node.textContent ?? ''
      node.textContent = text.slice(left)
      left -= Math.min(left, text.length)
    } else left = cut(node, left)
  }
  return left
}
