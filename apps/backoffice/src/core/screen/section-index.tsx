import { useEffect, useState } from 'react'
import { sectionId } from './section-id.ts'
import styles from './section-index.module.css'

type SectionIndexProps = { label: string; sections: readonly { id: string; label: string }[] }

/** The sections of a long page at its left; the one in sight is marked. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  const ids = sections.map(({ id }) => id).join(' ')
  const seen = useSeen(ids)
  return (
    <nav className={styles.index} aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            {/* A button, because a link to a fragment would be read as a route. */}
            <button
              type="button"
              className={styles.link}
              aria-current={section.id === seen ? 'true' : undefined}
              onClick={() => document.getElementById(sectionId(section.id))?.scrollIntoView()}
            >
              {section.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which section is at the top of the window. */
function useSeen(ids: string): string | undefined {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    const shown = new Set<string>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target.id)
          else shown.delete(target.id)
        }
        setSeen(ids.split(' ').find((id) => shown.has(sectionId(id))))
      },
      // The upper third of the window: what is read is there.
      { rootMargin: '-64px 0px -66% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(sectionId(id))
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [ids])
  return seen
}
