import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { chevronDownIcon, externalIcon } from './core/icons.ts'
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
}

/** The menu of the product: links, and groups that open in place (as a list under the word, or inside the drawer). */
export function NavMenu({ label, items, externalLabel }: NavMenuProps) {
  const name = useId()
  const nav = useRef<HTMLElement>(null)

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
      <ul className={styles.menu}>
        {items.map((item) => (
          <li key={item.id}>
            {'items' in item ? (
              <details name={name} className={styles.group} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
                <summary className={styles.place} data-current={item.isCurrent || undefined}>
                  {item.label}
                  {item.count && <Count {...item.count} />}
                  <Icon path={chevronDownIcon} />
                </summary>
                <ul className={styles.list}>
                  {item.items.map((link) => (
                    <li key={link.id}>
                      <Place link={link} externalLabel={externalLabel} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <Place link={item} externalLabel={externalLabel} />
            )}
          </li>
        ))}
      </ul>
    </nav>
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
