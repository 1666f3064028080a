import { lineSentence } from '@enlace/contract/acts/line-words.ts'
import type { DocumentAct } from '@enlace/contract/acts/schemas.ts'
import {
  actFormTexts as texts,
  actStateTexts,
  actTexts,
  objectionMotiveTexts,
} from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../paths.ts'
import { ActAnswer, DecidedLine } from './act-answer.tsx'
import styles from './done-acts.module.css'

type DoneActsProps = { acts: readonly DocumentAct[] }

/** What was answered to a document, newest first, each with what the company decided on it and wrote, and its thread. */
export function DoneActs({ acts }: DoneActsProps) {
  if (acts.length === 0) return null
  return (
    <ol className={styles.list} aria-label={texts.history}>
      {acts.map(({ id, acto, at, persona, motivo, comentario, lineas, question_id, ...answered }) => (
        <li key={id} className={styles.act}>
          <p>
            <strong>{actTexts[acto]}</strong>{' '}
            <span className={styles.soft}>
              {fill(texts.by, { at: formatInstant(new Date(at)), persona })}
            </span>{' '}
            {answered.estado !== null && <ActState acto={acto} estado={answered.estado} />}
          </p>
          {motivo !== null && <p>{objectionMotiveTexts[motivo]}</p>}
          {lineas.length > 0 && (
            <ul>
              {lineas.map((line) => (
                <li key={`${line.linea}:${line.tipo}`}>
                  {lineSentence(line)} <DecidedLine line={line} decision={answered.decision} />
                </li>
              ))}
            </ul>
          )}
          {comentario !== null && <p className={styles.words}>{comentario}</p>}
          <ActAnswer {...answered} />
          {question_id !== null && <Link href={paths.question({ id: question_id })}>{texts.thread}</Link>}
        </li>
      ))}
    </ol>
  )
}

/** How it stands with the company, in words that name it: the document has a state of its own. */
function ActState({ acto, estado }: { acto: DocumentAct['acto']; estado: string }) {
  const told = acto === 'objetar' ? acto : 'novedad'
  const words = actStateTexts[told][estado]
  return (
    <StateChip
      owner={told === 'objetar' ? 'objecion' : 'novedad_orden'}
      state={estado}
      {...(words !== undefined && { children: words })}
    />
  )
}
