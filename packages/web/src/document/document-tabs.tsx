import { documentTexts as texts } from '@enlace/contract/documents/texts.ts'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { routeInHash } from '../route-in-hash.ts'
import { searchOf } from '../place.ts'
import { changeSearch } from '../screen/change-search.ts'
import { readSearch } from '../search-params.ts'
import styles from './document-tabs.module.css'

/** A part of a document behind a tab. */
export type DocumentTab = {
  id: string
  label: string
  count?: number
  /** It is asked for when it is opened, and paper has nothing of it. */
  isScreenOnly?: boolean
  content: ReactNode
}

/**
 * The parts of a document that has many, one at a time; the address knows which, so that Back leads to it again. On paper
 * all of them stand one below the other.
 */
export function DocumentTabs({ tabs }: { tabs: readonly DocumentTab[] }) {
  const [wanted, setWanted] = useState(openedPart)
  const selected = tabs.find(({ id }) => id === wanted) ?? tabs[0]
  if (!selected) return null
  const handleSelect = (id: string) => {
    setWanted(id)
    changeSearch({ parte: id === tabs[0]?.id ? null : id }, { replaces: true })
  }
  return (
    <div>
      <Tabs label={texts.parts} tabs={tabs} selected={selected.id} onSelect={handleSelect}>
        {selected.content}
      </Tabs>
      <div className={styles.others} aria-hidden>
        {tabs
          .filter((tab) => tab !== selected && !tab.isScreenOnly)
          .map((tab) => (
            <div key={tab.id}>{tab.content}</div>
          ))}
      </div>
    </div>
  )
}

const openedPart = () =>
  typeof location === 'undefined' ? undefined : readSearch(searchOf(routeInHash()))['parte']
