import { fill } from '@enlace/contract/core/fill.ts'
import type { Question } from '@enlace/contract/questions/schemas.ts'
import { questionTexts as texts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { QuestionStateChip } from './question-state.tsx'
import { paths } from '../paths.ts'
import styles from './asked-already.module.css'

type AskedAlreadyProps = { questions: readonly Question[] }

/** The threads about a document and what the company answered when, so that nobody asks twice. */
export function AskedAlready({ questions }: AskedAlreadyProps) {
  if (questions.length === 0) return null
  return (
    <section aria-label={texts.existing}>
      <h3 className={styles.title}>{texts.existing}</h3>
      <ul>
        {questions.map(({ id, numero, tipo, estado, ultimo_de, ultimo_at }) => (
          <li key={id} className={styles.question}>
            <Link href={paths.question({ id })}>{numero}</Link>
            <span className={styles.type}>{threadTypeTexts[tipo]}</span>
            <QuestionStateChip state={estado} />
            {ultimo_de === 'compania' && (
              <span>{fill(texts.answered, { at: formatInstant(new Date(ultimo_at)) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
