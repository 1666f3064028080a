import { fill } from '@enlace/contract/core/fill.ts'
import type { Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { presenceTexts as texts } from '@enlace/contract/sign-in/presence/texts.ts'
import { usePresent } from '../live/live.ts'
import { useStaff } from '../session/staff-session.ts'
import styles from './reviewer-note.module.css'

/** Which colleague has a row's thing open now: "Ana lo está revisando". */
export function ReviewerNote({ kind, id }: Subject) {
  const { staff } = useStaff()
  const [first] = usePresent().filter((one) => one.kind === kind && one.id === id && one.staff !== staff)
  return first && <span className={styles.note}>{fill(texts.row, { nombre: first.nombre })}</span>
}
