import { Node } from '@tiptap/core'
import { frameAddress } from '@enlace/contract/content/addresses.ts'

/** A film of YouTube or Vimeo; in the editor it stands as its frame, which nothing in it can leave. */
export const Film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    title: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => (frameAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div')
      dom.dataset['film'] = ''
      const title: unknown = node.attrs['title']
      const address: unknown = node.attrs['src']
      dom.textContent = `▶ ${typeof title === 'string' && title !== '' ? title : String(address)}`
      return { dom }
    }
  },
})
