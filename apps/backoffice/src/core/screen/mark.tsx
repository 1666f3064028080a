import styles from './mark.module.css'

/** The product's mark: two rings that hold each other, in the colour of the controls. The tab's icon is the same. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true">
      <circle cx="14" cy="12" r="9" />
      <circle cx="26" cy="12" r="9" />
    </svg>
  )
}
