import { fill } from '@enlace/contract/core/fill.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { paths } from '../../core/paths.ts'
import type { History } from './actions.ts'
import styles from './imports.module.css'
import { LoadChip } from './load-chip.tsx'
import { instantOf } from './shown.ts'

const texts = importsTexts.list

/** The loads that are not over, the way back to each. */
export function Unfinished({ open }: Pick<History, 'open'>) {
  return (
    <Panel title={texts.unfinished}>
      <ul className={styles.open}>
        {open.map(({ id, source, files, state, isLooking, createdByName, updatedAt }) => (
          <li key={id}>
            <a href={paths.importLoad({ id })}>{source || texts.unnamed}</a>{' '}
            <LoadChip state={isLooking ? 'looking' : state} />
            <p className={styles.soft}>{files}</p>
            <p className={styles.soft}>
              {fill(texts.updatedAt, { instant: instantOf(updatedAt), who: createdByName })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
