import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { nextPlace } from './core/arrow-keys.ts'
import { checkIcon, chevronDownIcon } from './core/icons.ts'
import { placeBelow } from './core/place-below.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

/** One line of a menu: it does something, or leads somewhere. */
export type MenuItem = { id: string; label: string; icon?: string; isDanger?: boolean } & (
  | {
      onSelect: () => void
      /** One of several of which one is chosen. */
      isChecked?: boolean
    }
  | { href: string; isExternal?: boolean }
)

/** Lines of a menu that belong together, under a word of their own. */
export type MenuSection = { id: string; label: string; items: readonly MenuItem[] }

type MenuProps = {
  /** What the button shows; `label` says it where that is not words alone. */
  trigger: ReactNode
  label?: string
  items: readonly (MenuItem | MenuSection)[]
  /** Over the items: whose menu it is. */
  head?: ReactNode
  /** A button with a hairline, beside other buttons; without it, a quiet one in the header. */
  isFramed?: boolean
}

/** A button that opens a list of things to do: arrow keys, Escape and a click elsewhere do what one expects. */
export function Menu({ trigger, label, items, head, isFramed = false }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const handleToggle = ({ newState }: { newState: string }) => {
    button.current?.setAttribute('aria-expanded', String(newState === 'open'))
    const choices = lines()
    // Where the first lines are a choice, one begins at what is chosen.
    const isChoice = choices[0]?.hasAttribute('aria-checked')
    const chosen = isChoice ? choices.find((line) => line.ariaChecked === 'true') : undefined
    if (newState === 'open') (chosen ?? choices[0])?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') list.current?.hidePopover()
    const choices = lines()
    const place = nextPlace(
      event.key,
      choices.findIndex((line) => line === document.activeElement),
      choices.length,
      'down',
    )
    if (place === undefined) return
    event.preventDefault()
    choices[place]?.focus()
  }
  const close = () => list.current?.hidePopover()
  const openFromKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.showPopover()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        data-framed={isFramed || undefined}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={label}
        onKeyDown={openFromKey}
      >
        {trigger}
        <Icon path={chevronDownIcon} />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(button.current, list.current)}
        onToggle={handleToggle}
      >
        {head && <div className={styles.head}>{head}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={handleKey}>
          {items.map((item) =>
            'items' in item ? (
              <div key={item.id} role="group" aria-label={item.label} className={styles.section}>
                <span className={styles.name} aria-hidden>
                  {item.label}
                </span>
                {item.items.map((line) => (
                  <MenuLine key={line.id} item={line} onChoice={close} />
                ))}
              </div>
            ) : (
              <MenuLine key={item.id} item={item} onChoice={close} />
            ),
          )}
        </div>
      </div>
    </>
  )
}

function MenuLine({ item, onChoice }: { item: MenuItem; onChoice: () => void }) {
  const isChecked = 'isChecked' in item ? item.isChecked : undefined
  const words = (
    <>
      {item.icon !== undefined && <Icon path={item.icon} />}
      {isChecked !== undefined && (
        <span className={styles.check}>{isChecked && <Icon path={checkIcon} />}</span>
      )}
      {item.label}
    </>
  )
  const line = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    ...(isChecked !== undefined && { 'aria-checked': isChecked }),
    tabIndex: -1,
    className: styles.line,
    'data-danger': item.isDanger || undefined,
  }
  if ('href' in item) {
    const newTab = item.isExternal && { target: '_blank', rel: 'noopener noreferrer' }
    return (
      <a {...line} {...newTab} href={item.href} onClick={onChoice}>
        {words}
      </a>
    )
  }
  const handleClick = () => {
    onChoice()
    item.onSelect()
  }
  return (
    <button {...line} type="button" onClick={handleClick}>
      {words}
    </button>
  )
}
