import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from '@enlace/contract/core/content/addresses'
import { Box } from './box.ts'
import { Film } from './film.ts'
import { Small, Span, Subscript, Superscript } from './marks.ts'
import { WrittenAttributes } from './written-attributes.ts'
import { shownAddress } from './shown-address.ts'

/** Moves between the cells of a table; from the last one the key leaves the editor, so that nobody is caught in it. */
const OpenTable = Table.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    }
  },
})

/** A picture in the text; it is shown from where the back office can have it, and kept by its own address. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      srcset: { default: null },
      sizes: { default: null },
    }
  },
  addNodeView() {
    return ({ node, HTMLAttributes }) => {
      const dom = document.createElement('img')
      for (const [name, value] of Object.entries(HTMLAttributes)) {
        if (typeof value === 'string' && name !== 'src' && name !== 'srcset') dom.setAttribute(name, value)
      }
      const address: unknown = node.attrs['src']
      if (typeof address === 'string') dom.src = shownAddress(address)
      return { dom }
    }
  },
}).configure({ inline: true, allowBase64: true })

/** What a company may write: what the allow-list of content holds, as far as somebody would write it by hand. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  Picture,
  OpenTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Film,
  Box,
  Small,
  Span,
  Subscript,
  Superscript,
  WrittenAttributes,
]
