import { fill } from '@enlace/contract/core/fill.ts'
import { richTextTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import { nextPlace } from '@enlace/ui/core/arrow-keys.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu } from '@enlace/ui/menu.tsx'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { filmIcon, imageIcon, linkIcon, sourceIcon, tableIcon } from './icons.ts'
import {
  blockButtons,
  historyButtons,
  markButtons,
  tableActs,
  type ToolbarButton,
} from './toolbar-buttons.ts'
import styles from '../rich-text.module.css'

/** What the toolbar opens. */
export type EditorDialog = 'link' | 'image' | 'film'

type ToolbarProps = {
  editor: Editor
  controls: string
  onDialog: (dialog: EditorDialog) => void
  onSource: () => void
}

const levels = [2, 3, 4] as const

/** The formats of the text, as one stop of the Tab key: the arrows go from one to the next, Escape back to the text. */
export function Toolbar({ editor, controls, onDialog, onSource }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') })
  const stops = () => [
    ...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled, [role=menuitem]), select') ?? []),
  ]
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') editor.commands.focus()
    // A list of choices has its own use for the arrows up and down, and they are not taken here.
    const all = stops()
    const place = nextPlace(
      event.key,
      all.findIndex((stop) => stop === document.activeElement),
      all.length,
      'across',
    )
    if (place === undefined || !bar.current?.contains(document.activeElement)) return
    if (document.activeElement?.getAttribute('role') === 'menuitem') return
    event.preventDefault()
    all[place]?.focus()
  }
  const handleFocus = ({ target }: FocusEvent) => {
    for (const stop of stops()) stop.tabIndex = stop === target ? 0 : -1
  }
  const open = (id: EditorDialog, label: string, icon: string): ToolbarButton => ({
    id,
    label,
    icon,
    isOn: () => editor.isActive(id),
    may: () => true,
    run: () => onDialog(id),
  })
  const inserts = [
    open('link', texts.link, linkIcon),
    open('image', texts.image, imageIcon),
    open('film', texts.film, filmIcon),
    {
      id: 'table',
      label: texts.table,
      icon: tableIcon,
      may: () => !isInTable,
      run: () => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
  ]
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={handleKey}
      onFocus={handleFocus}
    >
      <Group editor={editor} buttons={historyButtons} isFirst />
      <BlockChoice editor={editor} />
      <Group editor={editor} buttons={markButtons} />
      <Group editor={editor} buttons={blockButtons} />
      <Group editor={editor} buttons={inserts} />
      {isInTable && (
        <Menu
          isFramed
          trigger={texts.tableMenu}
          items={tableActs.map(({ run, ...act }) => ({ ...act, onSelect: () => run(editor) }))}
        />
      )}
      <ToolButton
        editor={editor}
        button={{ id: 'source', label: texts.toSource, icon: sourceIcon, may: () => true, run: onSource }}
      />
    </div>
  )
}

function Group({
  editor,
  buttons,
  isFirst,
}: {
  editor: Editor
  buttons: readonly ToolbarButton[]
  isFirst?: boolean
}) {
  return (
    <span className={styles.group}>
      {buttons.map((button, at) => (
        <ToolButton key={button.id} editor={editor} button={button} isStop={isFirst === true && at === 0} />
      ))}
    </span>
  )
}

function ToolButton({ editor, button, isStop }: { editor: Editor; button: ToolbarButton; isStop?: boolean }) {
  const { isOn, may } = useEditorState({
    editor,
    selector: () => ({ isOn: button.isOn?.(editor), may: editor.isEditable && button.may(editor) }),
  })
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={button.label}
      title={button.label}
      aria-pressed={isOn}
      aria-disabled={!may || undefined}
      tabIndex={isStop ? 0 : -1}
      // The selection in the text stays while the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => may && button.run(editor)}
    >
      <Icon path={button.icon} size={20} />
    </button>
  )
}

function BlockChoice({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: () => [1, ...levels, 5, 6].find((one) => editor.isActive('heading', { level: one })) ?? 0,
  })
  const handleChange = (chosen: string) => {
    const next = levels.find((one) => String(one) === chosen)
    const chain = editor.chain().focus()
    if (next === undefined) chain.setParagraph().run()
    else chain.setHeading({ level: next }).run()
  }
  const isOther = level !== 0 && !levels.some((one) => one === level)
  return (
    <select
      className={styles.block}
      aria-label={texts.block}
      tabIndex={-1}
      value={level}
      onChange={(event) => handleChange(event.target.value)}
    >
      <option value={0}>{texts.blocks.paragraph}</option>
      {levels.map((one) => (
        <option key={one} value={one}>
          {texts.blocks[one]}
        </option>
      ))}
      {isOther && <option value={level}>{fill(texts.otherBlock, { n: level })}</option>}
    </select>
  )
}
