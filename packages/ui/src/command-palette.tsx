import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './command-palette.module.css'
import { nextPlace } from './core/arrow-keys.ts'
import { closeIcon, searchIcon } from './core/icons.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

/** One thing to choose: it leads somewhere, or does something. */
export type PaletteOption = {
  id: string
  icon: string
  label: string
  /** What else is known of it, in short. */
  note?: ReactNode
  /** At the right: a figure, a state. */
  aside?: ReactNode
} & ({ href: string } | { onSelect: () => void })

/** Options of one kind under their name. */
export type PaletteGroup = { id: string; label: string; options: readonly PaletteOption[] }

type CommandPaletteProps = {
  label: string
  /** What may be typed. */
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: readonly PaletteGroup[]
  /** How far the search is, said to screen readers as well: found so many, nothing, failed. */
  status: string
  /** Whether more options are on their way. */
  isBusy: boolean
  closeLabel: string
  /** The keys and what they do. */
  keys: readonly { key: string; label: string }[]
  /** Told of what was chosen, before it is done. */
  onChoice: (option: PaletteOption) => void
  onClose: () => void
}

/**
 * One field above the page in which everything is looked for: arrow keys move through what answers, Enter chooses,
 * Escape leaves. It is open for as long as it is drawn; the focus comes back to where it was.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, text, groups, status, isBusy, closeLabel, keys, onText, onChoice, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const options = groups.flatMap((group) => group.options)
  const { active, mark, handleKey, forget } = useChoosing(id, options, isBusy)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const handleText = (next: string) => {
    forget()
    onText(next)
  }
  const handleChoice = (option: PaletteOption) => {
    onChoice(option)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={label} onClose={onClose} closedby="any">
      <div className={styles.field}>
        <Icon path={searchIcon} size={20} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && placeOf(id, active)}
          aria-busy={isBusy}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton icon={closeIcon} label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      <div id={id} role="listbox" aria-label={label} className={styles.list}>
        {groups.map((group) => (
          <Group key={group.id} {...{ id, group, active }} onPoint={mark} onChoice={handleChoice} />
        ))}
      </div>
      <p className={styles.keys} aria-hidden>
        {keys.map(({ key, label: does }) => (
          <span key={key}>
            <kbd className={styles.key}>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </dialog>
  )
}

const placeOf = (id: string, option: PaletteOption) => `${id}-${option.id}`

/** Which option is marked, and how the keys move the mark and choose. */
function useChoosing(id: string, options: readonly PaletteOption[], isBusy: boolean) {
  const [marked, setMarked] = useState<string>()
  const isAwaited = useRef(false)
  // What was marked may be gone with the next key; then the first is.
  const active = options.find((option) => option.id === marked) ?? options[0]
  const choose = () => active && document.getElementById(placeOf(id, active))?.click()
  const chooseOnceFound = useEffectEvent(() => {
    if (isAwaited.current) choose()
    isAwaited.current = false
  })
  useEffect(() => {
    if (!isBusy) chooseOnceFound()
  }, [isBusy])

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // Anyone who pastes a number and presses Enter means what is being looked for.
      if (isBusy) isAwaited.current = true
      else choose()
      return
    }
    // Home and End belong to the text.
    if (!event.key.startsWith('Arrow')) return
    const place = nextPlace(event.key, active ? options.indexOf(active) : -1, options.length, 'down')
    const option = place === undefined ? undefined : options[place]
    if (!option) return
    event.preventDefault()
    setMarked(option.id)
    document.getElementById(placeOf(id, option))?.scrollIntoView({ block: 'nearest' })
  }
  return {
    active,
    mark: (option: PaletteOption) => setMarked(option.id),
    handleKey,
    /** Another text begins at its first answer. */
    forget() {
      setMarked(undefined)
      isAwaited.current = false
    },
  }
}

type GroupProps = {
  id: string
  group: PaletteGroup
  active: PaletteOption | undefined
  onPoint: (option: PaletteOption) => void
  onChoice: (option: PaletteOption) => void
}

function Group({ id, group, active, onPoint, onChoice }: GroupProps) {
  return (
    <div role="group" aria-labelledby={`${id}-of-${group.id}`}>
      <p id={`${id}-of-${group.id}`} role="presentation" className={styles.name}>
        {group.label}
      </p>
      {group.options.map((option) => (
        <Choice
          key={option.id}
          id={placeOf(id, option)}
          option={option}
          isMarked={option === active}
          onPoint={() => onPoint(option)}
          onChoice={() => onChoice(option)}
        />
      ))}
    </div>
  )
}

type ChoiceProps = {
  id: string
  option: PaletteOption
  isMarked: boolean
  onPoint: () => void
  onChoice: () => void
}

function Choice({ id, option, isMarked, onPoint, onChoice }: ChoiceProps) {
  const { icon, label, note, aside } = option
  const place = {
    id,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
  }
  const words = (
    <>
      <Icon path={icon} size={20} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  )
  if ('href' in option) {
    return (
      <a {...place} role="option" aria-selected={isMarked} href={option.href} onClick={onChoice}>
        {words}
      </a>
    )
  }
  const handleClick = () => {
    onChoice()
    option.onSelect()
  }
  return (
    <button {...place} type="button" role="option" aria-selected={isMarked} onClick={handleClick}>
      {words}
    </button>
  )
}
