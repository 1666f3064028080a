import { Mark } from '@tiptap/core'

/** A mark that is one tag and says nothing more. */
const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const Small = plainMark('small', 'small')
export const Subscript = plainMark('subscript', 'sub')
export const Superscript = plainMark('superscript', 'sup')

/** Words with a look of their own, as whoever wrote the HTML gave it. */
export const Span = Mark.create({
  name: 'span',
  parseHTML: () => [{ tag: 'span[style], span[class], span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})
