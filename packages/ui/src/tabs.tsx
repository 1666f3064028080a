import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { nextPlace } from './core/arrow-keys.ts'
import { useScrollToCurrent } from './core/scroll-to-current.ts'
import parts from './parts-line.module.css'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  tabs: readonly { id: string; label: string; count?: ReactNode }[]
  selected: string
  onSelect: (id: string) => void
  /** What the selected tab shows. */
  children: ReactNode
}

/** Several views of one thing, one at a time; the arrow keys go from one to the next. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const line = useScrollToCurrent<HTMLDivElement>(selected, '[aria-selected=true]')
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = nextPlace(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
      'across',
    )
    const next = place === undefined ? undefined : tabs[place]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <>
      <div
        ref={line}
        className={`${styles.tabs} ${parts.line}`}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={`${styles.tab} ${parts.part}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
