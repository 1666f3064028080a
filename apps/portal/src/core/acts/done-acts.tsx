import type { DocumentAct } from '@enlace/contract/core/acts/schemas'
import { actFormTexts as texts, actTexts, objectionMotiveTexts } from '@enlace/contract/core/acts/texts'
import { fill } from '@enlace/contract/core/fill'
import { formatInstant } from '@enlace/domain/calendar-date'
import { Link } from '@enlace/ui/link'
import { paths } from '../paths.ts'
import styles from './done-acts.module.css'
import { lineSentence } from './line-sentence.ts'

type DoneActsProps = { acts: readonly DocumentAct[] }

/** What was answered to a document, newest first, with the way to the company's answer. */
export function DoneActs({ acts }: DoneActsProps) {
  if (acts.length === 0) return null
  return (
    <ol className={styles.list} aria-label={texts.history}>
      {acts.map(({ id, acto, at, persona, motivo, comentario, lineas, question_id }) => (
        <li key={id} className={styles.act}>
          <p>
            <strong>{actTexts[acto]}</strong>{' '}
            <span className={styles.soft}>
              {fill(texts.by, { at: formatInstant(new Date(at)), persona })}
            </span>
          </p>
          {motivo !== null && <p>{objectionMotiveTexts[motivo]}</p>}
          {lineas.length > 0 && (
            <ul>
              {lineas.map((line) => (
                <li key={line.linea}>{lineSentence(line)}</li>
              ))}
            </ul>
          )}
          {comentario !== null && <p className={styles.words}>{comentario}</p>}
          {question_id !== null && <Link href={paths.question({ id: question_id })}>{texts.thread}</Link>}
        </li>
      ))}
    </ol>
  )
}
