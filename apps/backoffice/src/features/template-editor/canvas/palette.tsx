import { fill } from '@enlace/contract/core/fill'
import type { TemplateKind } from '@enlace/contract/core/drafts/schemas'
import { templateCanvasTexts as texts } from '@enlace/contract/features/template-editor/texts'
import type { Editor } from 'grapesjs'
import { blocksOf } from './blocks.ts'
import styles from './canvas.module.css'

type PaletteProps = { editor: Editor; kind: TemplateKind; onAdd: (id: string, name: string) => void }

/** What can be put into the page: dragged there, or added behind what is chosen by a press. */
export function Palette({ editor, kind, onAdd }: PaletteProps) {
  return (
    <section className={styles.palette} aria-label={texts.blocks}>
      <h2>{texts.blocks}</h2>
      <p className={styles.soft}>{texts.blocksHint}</p>
      <ul className={styles.blocks}>
        {blocksOf(kind).map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              draggable
              className={styles.block}
              aria-label={fill(texts.add, { name: texts.blockNames[id] })}
              onClick={() => onAdd(id, texts.blockNames[id])}
              onDragStart={({ nativeEvent }) => {
                const block = editor.Blocks.get(id)
                if (block) editor.Blocks.startDrag(block, nativeEvent)
              }}
              onDragEnd={() => editor.Blocks.endDrag()}
            >
              {texts.blockNames[id]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
