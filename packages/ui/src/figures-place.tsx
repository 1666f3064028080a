import styles from './figures-place.module.css'

/** Keeps the place of a `KpiStrip` of one line that is on its way; `hasEnd` where something belongs to all its figures. */
export function FiguresPlace({ hasEnd = false }: { hasEnd?: boolean }) {
  return <div className={styles.place} data-end={hasEnd || undefined} aria-hidden />
}
