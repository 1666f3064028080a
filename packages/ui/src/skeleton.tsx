import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: 'short' | 'medium' | 'full'
  /** Lines of text that will be there. */
  lines?: number
}

/** The place of a text that is on its way, as high as the text will be. */
export function Skeleton({ width = 'full', lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={styles.line} data-width={width} aria-hidden />
  ))
}
