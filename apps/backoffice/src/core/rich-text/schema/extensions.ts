import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from '@enlace/contract/content/addresses.ts'
import { Box } from './box.ts'
import { Film } from './film.ts'
import { Small, Span, Subscript, Superscript } from './marks.ts'
import { WrittenAttributes } from './written-attributes.ts'

/** Moves between the cells of a table; from the last one the key leaves the editor, so that nobody is caught in it. */
const OpenTable = Table.extend({
  // As it was written: how wide its columns are is the portal's matter.
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    }
  },
})

/** A picture in the text, with the widths in which there is one. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      srcset: { default: null },
      sizes: { default: null },
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
