import { fill } from '@enlace/contract/core/fill'
import { legalTextsTexts } from '@enlace/contract/features/legal-texts/texts'
import styles from './legal-texts.module.css'
import { compareTexts, type Stretch } from './paragraphs.ts'

const texts = legalTextsTexts.compare

/** What changed from one text to another: lines with a sign and a word, so that no colour is needed. */
export function Comparison({ before, after }: { before: string; after: string }) {
  const stretches = compareTexts(before, after)
  if (stretches.every(({ kind }) => kind === 'same')) return <p>{texts.same}</p>
  return (
    <ul className={styles.comparison}>
      {stretches.map((stretch, place) => (
        // A comparison never changes its order while it is shown.
        <Lines key={place} stretch={stretch} />
      ))}
    </ul>
  )
}

function Lines({ stretch: { kind, lines } }: { stretch: Stretch }) {
  if (kind === 'same') {
    const n = lines.length
    return <li className={styles.equal}>{n === 1 ? texts.equalOne : fill(texts.equal, { n })}</li>
  }
  const Mark = kind === 'added' ? 'ins' : 'del'
  return lines.map((line, place) => (
    <li key={place} className={styles.line} data-kind={kind}>
      <span aria-hidden className={styles.sign}>
        {kind === 'added' ? '+' : '−'}
      </span>
      <span className="visually-hidden">{texts[kind]} </span>
      <Mark className={styles.mark}>{line}</Mark>
    </li>
  ))
}
