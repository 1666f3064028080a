import type { ActDecision } from '@enlace/contract/acts/decision-schemas.ts'
import { decidedWords } from '@enlace/contract/acts/line-words.ts'
import { actAnswerTexts as texts, decisionTexts } from '@enlace/contract/acts/decision-texts.ts'
import type { ActLine, DocumentAct } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { ReactNode } from 'react'
import styles from './done-acts.module.css'

type ActAnswerProps = Pick<DocumentAct, 'estado' | 'decision' | 'respuesta'>

/** What the company decided on something that the supplier told of a document, and what it wrote besides. */
export function ActAnswer({ estado, decision, respuesta }: ActAnswerProps) {
  return (
    <>
      {estado === 'pendiente' && respuesta === null && <p className={styles.soft}>{texts.waiting}</p>}
      {decision !== null && (
        <Answer title={texts.decided} at={decision.at} who={decision.por}>
          {decision.motivo !== '' && <p className={styles.words}>{decision.motivo}</p>}
          {decision.nota_credito !== null && (
            <p>{fill(decisionTexts.creditNote, { numero: decision.nota_credito })}</p>
          )}
        </Answer>
      )}
      {respuesta !== null && (
        <Answer title={texts.answered} at={respuesta.at} who={respuesta.autor}>
          <p className={styles.words}>{respuesta.texto}</p>
        </Answer>
      )}
    </>
  )
}

/** What the company decided on one line, beside what was said of it; nothing where it decided nothing. */
export function DecidedLine({ line, decision }: { line: ActLine; decision: ActDecision | null }) {
  const decided = decision?.lineas.find(({ linea, tipo }) => linea === line.linea && tipo === line.tipo)
  if (!decided) return null
  return (
    <p>
      <strong>{fill(texts.line, { decision: decidedWords(decided) })}</strong> {decided.comentario}
    </p>
  )
}

function Answer({
  title,
  at,
  who,
  children,
}: {
  title: string
  at: string
  who: string
  children: ReactNode
}) {
  return (
    <div className={styles.answer}>
      <p>
        <strong>{title}</strong>{' '}
        <span className={styles.soft}>
          {fill(actFormTexts.by, { at: formatInstant(new Date(at)), persona: who })}
        </span>
      </p>
      {children}
    </div>
  )
}
