import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportReason } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { countText } from '@enlace/web/document/shown.ts'
import styles from './finding-groups.module.css'
import { countOf } from '../shown.ts'

const texts = importsTexts.result

/** Reasons of a group that are seen before the rest is unfolded. */
const seenAtOnce = 5

type FindingGroupsProps = {
  reasons: readonly ImportReason[]
  chosen: string | undefined
  onChoose: (reason: string | undefined) => void
}

/** Why records were refused or doubtful, the most frequent first with an example; choosing one shows its records alone. */
export function FindingGroups({ reasons, chosen, onChoose }: FindingGroupsProps) {
  return (['refused', 'doubtful', 'left-out'] as const).map((severity) => {
    const own = reasons
      .filter((reason) => reason.severity === severity)
      .toSorted((one, other) => other.count - one.count)
    if (own.length === 0) return null
    const [first, rest] = [own.slice(0, seenAtOnce), own.slice(seenAtOnce)]
    const rows = (some: readonly ImportReason[]) => <ReasonRows {...{ chosen, onChoose }} reasons={some} />
    return (
      <section key={severity} className={styles.group} data-severity={severity}>
        <h3>{texts.groups[severity]}</h3>
        {rows(first)}
        {rest.length > 0 && (
          <details className={styles.rest} open={rest.some(({ reason }) => reason === chosen) || undefined}>
            <summary>{countText(texts.moreReasons, rest.length)}</summary>
            {rows(rest)}
          </details>
        )}
      </section>
    )
  })
}

function ReasonRows({ reasons, chosen, onChoose }: FindingGroupsProps) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ reason, count, file, line, message }) => (
        <li key={reason}>
          <button
            type="button"
            className={styles.reason}
            aria-pressed={reason === chosen}
            onClick={() => onChoose(reason === chosen ? undefined : reason)}
          >
            <span className={styles.count}>{countOf(count)}</span>{' '}
            <span>
              {message}
              <span className={styles.soft}> {line !== null && fill(texts.exampleLine, { file, line })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
