import styles from './excerpt.module.css'

/** The first two lines of what somebody wrote, in a table. */
export function Excerpt({ children }: { children: string }) {
  return <span className={styles.excerpt}>{children}</span>
}
