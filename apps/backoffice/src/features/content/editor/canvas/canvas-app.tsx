import { fill } from '@enlace/contract/core/fill.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import type { Component, Editor } from 'grapesjs'
import { useEffect, useRef, useState } from 'react'
import styles from './canvas.module.css'
import { htmlOf, openEditor } from './editor.ts'
import { Inspector } from './inspector.tsx'
import type { CanvasPicture } from './messages.ts'
import { PageBar } from './page-bar.tsx'
import { Palette } from './palette.tsx'
import { placeOf } from './elements/place.ts'
import { editedOf, fieldNamesOf } from './elements/questions.ts'
import { type Branch, branchesOf, nameOf } from './elements/tree.ts'

type CanvasAppProps = {
  html: string
  kind: TemplateKind
  mayWrite: boolean
  onChange: (html: string) => void
  onPick: () => Promise<CanvasPicture | null>
}

/** The editor of a template: what can be added, the page itself, its structure, and the element that is chosen. */
export function CanvasApp({ html, kind, mayWrite, onChange, onPick }: CanvasAppProps) {
  const container = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [branches, setBranches] = useState<readonly Branch[]>([])
  const [selected, setSelected] = useState<Component>()
  const [present, setPresent] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState('')

  useEffect(() => {
    if (!container.current) return undefined
    const opened = openEditor({ container: container.current, kind, html, mayWrite })
    const look = () => {
      setBranches(branchesOf(opened))
      setPresent(fieldNamesOf(opened))
    }
    const handleChange = () => {
      look()
      onChange(htmlOf(opened))
    }
    opened.on('load', () => {
      look()
      opened.UndoManager.clear()
      opened.on('update', handleChange)
    })
    opened.on('component:selected component:deselected', () => setSelected(opened.getSelected()))
    opened.on('component:update component:styleUpdate', look)
    setEditor(opened)
    return () => opened.destroy()
    // A page that is opened anew is another component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])

  const add = (id: string, name: string) => {
    const content = editor?.Blocks.get(id)?.getContent()
    const place = editor && placeOf(editor)
    if (!editor || !place || typeof content !== 'string') return
    // Of several the last one: what is added next goes behind all of them, not between an instruction and its end.
    const added = place.parent.append(content, { at: place.at }).at(-1)
    if (added) editor.select(editedOf(added), { scroll: true })
    setNews(fill(texts.added, { name }))
  }
  return (
    <div className={styles.app}>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {mayWrite && editor && <Palette {...{ editor, kind, present }} onAdd={add} />}
      <main className={styles.middle}>
        <PageBar editor={editor} mayWrite={mayWrite} />
        <div ref={container} className={styles.canvas} />
      </main>
      <aside className={styles.side} aria-label={texts.outline}>
        <h2>{texts.properties}</h2>
        {editor && selected && selected !== editor.getWrapper() ? (
          <Inspector
            key={selected.getId()}
            component={selected}
            editor={editor}
            mayWrite={mayWrite}
            onPick={onPick}
            onNews={setNews}
            name={nameOf(selected)}
          />
        ) : (
          <p>{texts.nothing}</p>
        )}
        <h2>{texts.outline}</h2>
        {branches.length === 0 && <p>{texts.outlineEmpty}</p>}
        <ol className={styles.outline}>
          {branches.map(({ component, id, name, depth }) => (
            <li key={id} style={{ marginInlineStart: `${Math.min(depth, 6) * 0.75}rem` }}>
              <button
                type="button"
                className={styles.branch}
                aria-current={component === selected || undefined}
                onClick={() => editor?.select(component, { scroll: true })}
              >
                {name}
              </button>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  )
}
