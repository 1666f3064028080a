import type { StateOwner } from '@enlace/domain/states.ts'
import styles from './noted-state.module.css'
import { StateChip } from './state-chip.tsx'

type NotedStateProps = { owner: StateOwner; state: string; note: string | undefined }

/** The state of anything with the day, or other note, that belongs to it. */
export const NotedState = ({ owner, state, note }: NotedStateProps) => (
  <span className={styles.state}>
    <StateChip owner={owner} state={state} />
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </span>
)
