import { fill } from '@enlace/contract/core/fill.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Quiet } from '@enlace/ui/quiet.tsx'
import type { Editor } from 'grapesjs'
import { type CanvasBlock, groupsOf } from './elements/blocks.ts'
import styles from './canvas.module.css'

type PaletteProps = {
  editor: Editor
  kind: TemplateKind
  /** The names of the fields that the page has. */
  present: ReadonlySet<string>
  onAdd: (id: string, name: string) => void
}

/** What can be put into the page: dragged there, or added behind what is chosen by a press. */
export function Palette({ editor, kind, present, onAdd }: PaletteProps) {
  return (
    <div className={styles.palette}>
      <Quiet isSmall>{texts.blocksHint}</Quiet>
      {groupsOf(kind).map(({ title, blocks }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.blocks}>
            {blocks.map((block) => (
              <li key={block.id}>
                <BlockButton
                  {...{ editor, block, onAdd }}
                  isThere={block.fields.some((name) => present.has(name))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type BlockButtonProps = Pick<PaletteProps, 'editor' | 'onAdd'> & { block: CanvasBlock; isThere: boolean }

/** A block; a question that the form has already is not offered again. */
function BlockButton({ editor, block: { id, name }, isThere, onAdd }: BlockButtonProps) {
  return (
    <button
      type="button"
      draggable={!isThere}
      disabled={isThere}
      className={styles.block}
      aria-label={fill(isThere ? texts.isThere : texts.add, { name })}
      onClick={() => onAdd(id, name)}
      onDragStart={({ nativeEvent }) => {
        const block = editor.Blocks.get(id)
        if (block) editor.Blocks.startDrag(block, nativeEvent)
      }}
      onDragEnd={() => editor.Blocks.endDrag()}
    >
      {name}
    </button>
  )
}
