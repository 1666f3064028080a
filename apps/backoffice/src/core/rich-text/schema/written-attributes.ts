import { Extension } from '@tiptap/core'

const everywhere = ['class', 'style', 'align', 'dir', 'lang', 'title', 'role']
const ofTables = [
  'width',
  'height',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'valign',
  'nowrap',
  'summary',
]

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'box',
  'horizontalRule',
]

const asWritten = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name), keepOnSplit: false },
    ]),
  )

/** Keeps what the HTML says of its looks, though no button of the editor says it. */
export const WrittenAttributes = Extension.create({
  name: 'writtenAttributes',
  addGlobalAttributes: () => [
    { types: [...blocks, 'span'], attributes: asWritten(everywhere) },
    { types: ['image'], attributes: asWritten(['class', 'style', 'align', 'border', 'hspace', 'vspace']) },
    {
      types: ['table', 'tableRow', 'tableCell', 'tableHeader'],
      attributes: asWritten([...everywhere, ...ofTables]),
    },
    { types: ['tableCell', 'tableHeader'], attributes: asWritten(['scope', 'headers', 'abbr']) },
    { types: ['orderedList'], attributes: asWritten(['reversed']) },
  ],
})
