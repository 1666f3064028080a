import type { Question } from '@enlace/contract/core/questions/schemas'
import { questionTexts as texts, threadTypeTexts } from '@enlace/contract/core/questions/texts'
import { Link } from '@enlace/ui/link'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../paths.ts'
import styles from './asked-already.module.css'

type AskedAlreadyProps = { questions: readonly Question[] }

/** The threads about a document, so that nobody asks twice. */
export function AskedAlready({ questions }: AskedAlreadyProps) {
  if (questions.length === 0) return null
  return (
    <section aria-label={texts.existing}>
      <h3 className={styles.title}>{texts.existing}</h3>
      <ul>
        {questions.map(({ id, numero, tipo, estado }) => (
          <li key={id} className={styles.question}>
            <Link href={paths.question({ id })}>{numero}</Link>
            <span className={styles.type}>{threadTypeTexts[tipo]}</span>
            <StateChip owner="consulta" state={estado} />
          </li>
        ))}
      </ul>
    </section>
  )
}
