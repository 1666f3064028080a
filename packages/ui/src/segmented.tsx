import styles from './segmented.module.css'

type SegmentedProps = {
  label: string
  options: readonly { value: string; label: string }[]
  selected: string
  onSelect: (value: string) => void
}

/** A small switch between a few, of which one is always on. */
export function Segmented({ label, options, selected, onSelect }: SegmentedProps) {
  return (
    <div className={styles.segmented} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
