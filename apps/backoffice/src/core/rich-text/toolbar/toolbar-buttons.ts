import { richTextTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import type { Editor } from '@tiptap/core'
import * as icons from './icons.ts'

/** A button of the toolbar: what it does, whether it is on, and whether it may be pressed. */
export type ToolbarButton = {
  id: string
  label: string
  icon: string
  /** Undefined for what is no state. */
  isOn?: (editor: Editor) => boolean
  may: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

type MarkName = 'bold' | 'italic' | 'underline' | 'strike'

const markButton = (id: MarkName, icon: string): ToolbarButton => ({
  id,
  label: texts[id],
  icon,
  isOn: (editor) => editor.isActive(id),
  may: (editor) => editor.can().toggleMark(id),
  run: (editor) => editor.chain().focus().toggleMark(id).run(),
})

/** What was done and undone, in groups that a line divides. */
export const historyButtons: readonly ToolbarButton[] = [
  {
    id: 'undo',
    label: texts.undo,
    icon: icons.undoIcon,
    may: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: texts.redo,
    icon: icons.redoIcon,
    may: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

/** How words look. */
export const markButtons: readonly ToolbarButton[] = [
  markButton('bold', icons.boldIcon),
  markButton('italic', icons.italicIcon),
  markButton('underline', icons.underlineIcon),
  markButton('strike', icons.strikeIcon),
  {
    id: 'clear',
    label: texts.clear,
    icon: icons.clearIcon,
    may: () => true,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
]

/** How paragraphs stand together. */
export const blockButtons: readonly ToolbarButton[] = [
  {
    id: 'bulletList',
    label: texts.bulletList,
    icon: icons.bulletListIcon,
    isOn: (editor) => editor.isActive('bulletList'),
    may: (editor) => editor.can().toggleBulletList(),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    label: texts.orderedList,
    icon: icons.orderedListIcon,
    isOn: (editor) => editor.isActive('orderedList'),
    may: (editor) => editor.can().toggleOrderedList(),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: texts.quote,
    icon: icons.quoteIcon,
    isOn: (editor) => editor.isActive('blockquote'),
    may: (editor) => editor.can().toggleBlockquote(),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'rule',
    label: texts.rule,
    icon: icons.ruleIcon,
    may: (editor) => editor.can().setHorizontalRule(),
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

/** What can be done in a table. */
export const tableActs: readonly {
  id: string
  label: string
  isDanger?: boolean
  run: (editor: Editor) => void
}[] = [
  { id: 'above', label: texts.rowAbove, run: (editor) => editor.chain().focus().addRowBefore().run() },
  { id: 'below', label: texts.rowBelow, run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    id: 'before',
    label: texts.columnBefore,
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  { id: 'after', label: texts.columnAfter, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { id: 'head', label: texts.headRow, run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  {
    id: 'row',
    label: texts.deleteRow,
    isDanger: true,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    id: 'column',
    label: texts.deleteColumn,
    isDanger: true,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    id: 'table',
    label: texts.deleteTable,
    isDanger: true,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
]
