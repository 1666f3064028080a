import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { chevronDownIcon, externalIcon } from './core/icons.ts'
import { useFitting } from './core/fitting.ts'
import { useMedia, wideFrame } from './core/use-media.ts'
import { Icon } from './icon.tsx'
import styles from './nav-menu.module.css'

/** A place in the menu. */
export type NavLink = {
  id: string
  label: string
  href: string
  isCurrent?: boolean
  isExternal?: boolean
  /** How much waits there: a figure, and the same in words for screen readers. */
  count?: NavCount
}

/** How much waits at a place of the menu. */
export type NavCount = { value: number; label: string }

/** Several places under one word. */
export type NavGroup = {
  id: string
  label: string
  isCurrent?: boolean
  items: readonly NavLink[]
  /** What waits at its places together. */
  count?: NavCount
}

type NavMenuProps = {
  label: string
  items: readonly (NavLink | NavGroup)[]
  /** Said after a link that opens another tab. */
  externalLabel: string
  /** Keeps the menu on one line where it is no drawer: what does not fit stands under this word. */
  moreLabel?: string
}

/** The menu of the product: links, and groups that open in place (as a list under the word, or inside the drawer). */
export function NavMenu({ label, items, externalLabel, moreLabel }: NavMenuProps) {
  const name = useId()
  const nav = useRef<HTMLElement>(null)
  const isLine = useMedia(wideFrame) && moreLabel !== undefined
  const [list, fitting] = useFitting(isLine, JSON.stringify(items))
  const isHidden = (place: number) => isLine && fitting !== undefined && place >= fitting
  const others = items.filter((_, place) => isHidden(place))

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      for (const group of nav.current?.querySelectorAll('details[open]') ?? []) {
        const isInDrawer = group.closest(':popover-open') !== null
        const isInside = event.target instanceof Node && group.contains(event.target)
        if (!isInDrawer && !isInside) group.removeAttribute('open')
      }
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  return (
    <nav ref={nav} aria-label={label}>
      <ul
        ref={list}
        className={styles.menu}
        data-line={isLine || undefined}
        data-fitted={fitting !== undefined || undefined}
      >
        {items.map((item, place) => (
          <li key={item.id} inert={isHidden(place)} aria-hidden={isHidden(place) || undefined}>
            {'items' in item ? (
              <Group name={name} label={item.label} isCurrent={item.isCurrent} count={item.count}>
                {item.items.map((link) => (
                  <li key={link.id}>
                    <Place link={link} externalLabel={externalLabel} />
                  </li>
                ))}
              </Group>
            ) : (
              <Place link={item} externalLabel={externalLabel} />
            )}
          </li>
        ))}
        {isLine && (
          <li inert={others.length === 0} aria-hidden={others.length === 0 || undefined}>
            <Group name={name} label={moreLabel} isCurrent={others.some(({ isCurrent }) => isCurrent)}>
              {others.map((item) => (
                <Other key={item.id} item={item} externalLabel={externalLabel} />
              ))}
            </Group>
          </li>
        )}
      </ul>
    </nav>
  )
}

type GroupProps = {
  /** Groups of one name: one of them is open at a time. */
  name: string
  label: string
  isCurrent?: boolean | undefined
  count?: NavCount | undefined
  children: ReactNode
}

function Group({ name, label, isCurrent, count, children }: GroupProps) {
  return (
    <details
      name={name}
      className={styles.group}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onToggle={keepInside}
    >
      <summary className={styles.place} data-current={isCurrent || undefined}>
        {label}
        {count && <Count {...count} />}
        <Icon path={chevronDownIcon} />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  )
}

/** What has no room in the line: a place, or a group with its places under its word. */
function Other({ item, externalLabel }: { item: NavLink | NavGroup; externalLabel: string }) {
  const id = useId()
  if (!('items' in item)) {
    return (
      <li>
        <Place link={item} externalLabel={externalLabel} />
      </li>
    )
  }
  return (
    <li>
      <span id={id} className={styles.name}>
        {item.label}
      </span>
      <ul aria-labelledby={id}>
        {item.items.map((link) => (
          <li key={link.id}>
            <Place link={link} externalLabel={externalLabel} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** More than this is many. */
const most = 99

function Count({ value, label }: NavCount) {
  return (
    <span className={styles.count}>
      <span aria-hidden>{value > most ? `${most}+` : value}</span>
      <span className="visually-hidden"> ({label})</span>
    </span>
  )
}

function Place({ link, externalLabel }: { link: NavLink; externalLabel: string }) {
  return (
    <a
      className={styles.place}
      href={link.href}
      onClick={closeOnChoice}
      aria-current={link.isCurrent ? 'page' : undefined}
      {...(link.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.label}
      {link.count && <Count {...link.count} />}
      {link.isExternal && <Icon path={externalIcon} label={externalLabel} />}
    </a>
  )
}

/** A list that would leave the window at its end opens towards its beginning. */
function keepInside({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  const list = currentTarget.querySelector('ul')
  if (!list) return
  delete currentTarget.dataset.end
  if (list.getBoundingClientRect().right > document.documentElement.clientWidth)
    currentTarget.dataset.end = ''
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.stopPropagation()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false
}

/** A choice ends the search for one: the open group closes, and the drawer around it. */
function closeOnChoice({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest('details')?.removeAttribute('open')
  const drawer = currentTarget.closest(':popover-open')
  if (drawer instanceof HTMLElement) drawer.hidePopover()
}
