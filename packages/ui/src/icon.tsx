import styles from './icon.module.css'

type IconProps = {
  /** A drawing from `core/icons`. */
  path: string
  size?: 16 | 20 | 24
  /** Said to screen readers; without it the icon is an ornament. */
  label?: string | undefined
}

/** A small line drawing in the colour of the text beside it. */
export function Icon({ path, size = 16, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}
