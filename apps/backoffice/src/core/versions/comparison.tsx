import { fill } from '@enlace/contract/core/fill.ts'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ComparedLine, compareTexts, countChanges } from './compare.ts'
import styles from './comparison.module.css'

/** A part of what a version says, as text: its title, its HTML, a date. */
export type ComparedField = { label: string; before: string; after: string }

/** What changed between two versions, part by part: marked by words and signs, and not by colour alone. */
export function Comparison({ fields }: { fields: readonly ComparedField[] }) {
  const changed = fields
    .map((field) => ({ ...field, parts: compareTexts(field.before, field.after) }))
    .map((field) => ({ ...field, count: countChanges(field.parts) }))
    .filter(({ count }) => count.added + count.removed > 0)
  if (changed.length === 0) return <p>{texts.compareSame}</p>
  return (
    <Stack>
      {changed.map(({ label, parts, count }) => (
        <section key={label} className={styles.field} aria-label={label}>
          <div className={styles.head}>
            <strong>{label}</strong>
            <span>{fill(texts.changes, count)}</span>
          </div>
          <ol className={styles.lines}>
            {parts.map(({ lines, hidden }, at) =>
              hidden > 0 ? (
                // The order of the parts is all that tells them apart.
                <li key={at} className={styles.hidden}>
                  {hidden === 1 ? texts.unchangedLine : fill(texts.unchangedLines, { n: hidden })}
                </li>
              ) : (
                lines.map((line, place) => <Line key={`${at} ${place}`} {...line} />)
              ),
            )}
          </ol>
        </section>
      ))}
    </Stack>
  )
}

function Line({ kind, text }: ComparedLine) {
  return (
    <li className={styles.line} data-kind={kind}>
      <span className={styles.sign} aria-hidden>
        {kind === 'added' ? texts.addedSign : kind === 'removed' ? texts.removedSign : ''}
      </span>
      {kind !== 'same' && (
        <span className="visually-hidden">{kind === 'added' ? texts.added : texts.removed}: </span>
      )}
      <code className={styles.text}>{text}</code>
    </li>
  )
}
