import { Node } from '@tiptap/core'

const tags = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'figure',
  'figcaption',
  'center',
  'address',
]

/** Parts of a page around other parts, as newsletters have them: the editor keeps them and makes none. */
export const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ tag: { default: 'div', rendered: false } }),
  parseHTML: () => tags.map((tag) => ({ tag, attrs: { tag }, getAttrs: () => ({ tag }) })),
  renderHTML({ node, HTMLAttributes }) {
    const tag: unknown = node.attrs['tag']
    return [typeof tag === 'string' ? tag : 'div', HTMLAttributes, 0]
  },
})
