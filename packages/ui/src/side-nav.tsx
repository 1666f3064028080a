import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { chevronRightIcon } from './core/icons.ts'
import { Icon } from './icon.tsx'
import type { NavCount, NavLink } from './nav-menu.tsx'
import { SideCount, SidePlace } from './side-place.tsx'
import styles from './side-nav.module.css'
import placeStyles from './side-place.module.css'

/** A place that stands by itself. */
export type SideLink = NavLink & { icon: string }

/** Several places under one word, in sections that may have a name. */
export type SideGroup = {
  id: string
  label: string
  icon: string
  isCurrent?: boolean
  sections: readonly { id: string; label?: string; items: readonly NavLink[] }[]
  /** What waits at its places together. */
  count?: NavCount
  /** Open unless somebody closes it. */
  isOpen?: boolean
  /** Shown in a column beside the sidebar, which has no room for it. */
  isAside?: boolean
}

type SideNavProps = {
  label: string
  items: readonly (SideLink | SideGroup)[]
  externalLabel: string
  isFolded: boolean
  isDrawer: boolean
  /** The group whose column is open. */
  asideId: string | undefined
  onAside: (id: string) => void
  onChoice: () => void
}

/** The places of the sidebar: links, groups that open in place (folded, beside their drawing), and one with a column. */
export function SideNav(props: SideNavProps) {
  const { label, items, isFolded, isDrawer, onChoice } = props
  const nav = useRef<HTMLElement>(null)
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({})
  const [flown, setFlown] = useState<string>()
  useEffect(() => {
    if (flown === undefined) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setFlown(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [flown])

  const current = currentOf(items)
  useEffect(() => {
    // Where the sidebar scrolls, the place that is open is in sight.
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const choose = () => {
    setFlown(undefined)
    onChoice()
  }
  const stateOf = (group: SideGroup) => {
    if (group.isAside && !isDrawer) return props.asideId === group.id
    if (isFolded) return flown === group.id
    return turned[group.id] ?? (group.isCurrent === true || group.isOpen === true)
  }
  const turn = (group: SideGroup, isOpen: boolean) => {
    if (group.isAside && !isDrawer) props.onAside(group.id)
    else if (isFolded) setFlown(isOpen ? undefined : group.id)
    else setTurned({ ...turned, [group.id]: !isOpen })
  }
  return (
    <nav ref={nav} className={styles.nav} aria-label={label} data-folded={isFolded || undefined}>
      <ul>
        {items.map((item) =>
          'sections' in item ? (
            <Group
              key={item.id}
              group={item}
              isOpen={stateOf(item)}
              isFolded={isFolded}
              isColumn={item.isAside === true && !isDrawer}
              externalLabel={props.externalLabel}
              onTurn={() => turn(item, stateOf(item))}
              onLeave={() => setFlown(undefined)}
              onChoice={choose}
            />
          ) : (
            <li key={item.id} className={styles.item}>
              <SidePlace
                link={item}
                icon={item.icon}
                isFolded={isFolded}
                externalLabel={props.externalLabel}
                onChoice={choose}
              />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The place of the menu that is open; undefined at one that the menu does not have. */
export function currentOf(items: readonly (SideLink | SideGroup)[]): string | undefined {
  const links = items.flatMap((item) =>
    'sections' in item ? item.sections.flatMap((section) => section.items) : [item],
  )
  return links.find(({ isCurrent }) => isCurrent)?.id
}

type GroupProps = {
  group: SideGroup
  isOpen: boolean
  isFolded: boolean
  /** Its places are in the column beside, not under its word. */
  isColumn: boolean
  externalLabel: string
  onTurn: () => void
  onLeave: () => void
  onChoice: () => void
}

function Group(props: GroupProps) {
  const { group, isOpen, isFolded, isColumn, externalLabel, onTurn, onLeave } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isBeside = isFolded && !isColumn
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || !isBeside) return
    event.stopPropagation()
    onLeave()
    button.current?.focus()
  }
  return (
    <li
      className={styles.item}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isBeside && relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <button
        ref={button}
        type="button"
        className={placeStyles.place}
        aria-expanded={isOpen}
        aria-controls={isColumn ? undefined : id}
        title={isFolded ? group.label : undefined}
        data-folded={isFolded || undefined}
        // Its own place is marked where it can be seen.
        data-current={(group.isCurrent && (isColumn || isFolded || !isOpen)) || undefined}
        onClick={onTurn}
      >
        <Icon path={group.icon} size={20} />
        <span className={placeStyles.label}>{group.label}</span>
        {group.count && (isFolded || !isOpen) && <SideCount {...group.count} />}
        <span className={styles.chevron} data-open={(isOpen && !isColumn) || undefined}>
          <Icon path={chevronRightIcon} />
        </span>
      </button>
      {!isColumn && (
        <div id={id} hidden={!isOpen} className={styles.places} data-beside={isBeside || undefined}>
          {isBeside && <p className={styles.head}>{group.label}</p>}
          {group.sections.map((section) => (
            <div key={section.id}>
              {section.label && <p className={styles.section}>{section.label}</p>}
              <ul>
                {section.items.map((link) => (
                  <li key={link.id}>
                    <SidePlace link={link} externalLabel={externalLabel} onChoice={props.onChoice} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </li>
  )
}
