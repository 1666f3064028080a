import { menuPlaces } from '@enlace/contract/content/menu/places.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import type { MenuEntry } from './entries.ts'
import styles from './menu.module.css'

type Line = { key: string; label: string; isOwn: boolean }
type Block = { label: string; lines: Line[] } | Line

/** The menu as a supplier's master user sees it, with the company's own entries where they stand. */
export function MenuPreview({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <>
      <Quiet isSmall>{texts.previewHint}</Quiet>
      <ul className={styles.preview}>
        {blocksOf(entries).map((block) =>
          'lines' in block ? (
            <li key={`grupo ${block.label}`}>
              <strong>{block.label}</strong>
              <ul>
                {block.lines.map((line) => (
                  <Entry key={line.key} line={line} />
                ))}
              </ul>
            </li>
          ) : (
            <Entry key={block.key} line={block} />
          ),
        )}
      </ul>
    </>
  )
}

function Entry({ line: { label, isOwn } }: { line: Line }) {
  return (
    <li className={isOwn ? styles.own : undefined}>
      {label}
      {isOwn && <Hint> ({texts.own})</Hint>}
    </li>
  )
}

function blocksOf(entries: readonly MenuEntry[]): Block[] {
  const blocks: Block[] = []
  const place = (group: string | null | undefined, line: Line) => {
    const known = group && blocks.find((block) => 'lines' in block && block.label === group)
    if (known && 'lines' in known) known.lines.push(line)
    else blocks.push(group ? { label: group, lines: [line] } : line)
  }
  // What is not in the portal's own menu stands in its header.
  for (const { value, label, group } of menuPlaces.filter(({ value: at }) => !inHeader.has(at)))
    place(group, { key: value, label, isOwn: false })
  for (const { key, item } of entries) place(item.group, { key, label: item.label, isOwn: true })
  return blocks
}

const inHeader = new Set(['/inicio', '/questions', '/downloads'])
