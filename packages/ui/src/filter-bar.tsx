import {
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import {
  type Claim,
  type FilterPlaces,
  FilterPlacesContext,
  orderPlace,
  shareRoom,
} from './core/filter-places.ts'
import { closeIcon, filterIcon, plusIcon } from './core/icons.ts'
import { placeBelow } from './core/place-below.ts'
import { useNarrow } from './core/use-narrow.ts'
import styles from './filter-bar.module.css'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

type FilterBarProps = {
  /** The search box; it is always in sight. */
  search?: ReactNode
  /** The fields of the filters. */
  children: ReactNode
  /** What sets the list up, at the end; phones have none. */
  actions?: ReactNode
  /** Given, one button in the line opens the fields; without it they are in the line themselves. */
  gathered?: {
    /** What the button says; without it a wide window has no button, only the choices. */
    label: string | undefined
    /** Takes all filters away; nothing while none is on. */
    clear?: ReactNode
  }
  /** The words of the button that opens the sheet of a phone, with how many filters are on. */
  openLabel: string
  closeLabel: string
  /** The name of the sheet, and what its button says that leads back to the rows. */
  title?: string
  seeLabel?: string
}

/** Everything that narrows a list, in one line above it; on phones the search alone, and a sheet from below. */
export function FilterBar(props: FilterBarProps) {
  const { gathered, openLabel, closeLabel, title = openLabel, seeLabel = closeLabel } = props
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow()
  const [segments, setSegments] = useState<HTMLElement | null>(null)
  const [active, setActive] = useState<HTMLElement | null>(null)
  const isGathered = gathered !== undefined
  const bar = useRef<HTMLDivElement>(null)
  const room = useRoom(bar)
  const [claims, setClaims] = useState<ReadonlyMap<string, Claim>>(new Map())
  const claim = useCallback<FilterPlaces['claim']>((filter, wanted) => {
    setClaims((known) => {
      const others = new Map(known)
      if (wanted) return others.set(filter, wanted)
      others.delete(filter)
      return others
    })
  }, [])
  const places = useMemo(
    (): FilterPlaces => ({
      segments: isNarrow ? null : segments,
      active: isNarrow ? null : active,
      isNarrow,
      claim,
      inSight: shareRoom(claims, room),
    }),
    [segments, active, isNarrow, claim, claims, room],
  )
  const fields = (
    <div
      ref={panel}
      id={id}
      popover="auto"
      className={styles.filters}
      role="group"
      aria-label={title}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open' && isGathered && !isNarrow) placeBelow(opener.current, panel.current)
      }}
    >
      <div className={styles.sheetHead}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon={closeIcon} label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {props.children}
      <div id={orderPlace} className={styles.order} />
      <div className={styles.sheetFoot}>
        {gathered?.clear}
        <Button variant="primary" popoverTarget={id} popoverTargetAction="hide">
          {seeLabel}
        </Button>
      </div>
    </div>
  )
  return (
    <FilterPlacesContext value={isGathered ? places : null}>
      <div ref={bar} className={styles.bar} role="search" data-gathered={isGathered || undefined}>
        <div className={styles.line}>
          {props.search && <div className={styles.search}>{props.search}</div>}
          {(!isGathered || isNarrow || gathered.label !== undefined) && (
            <button ref={opener} type="button" className={styles.opener} popoverTarget={id}>
              <Icon path={isGathered && !isNarrow ? plusIcon : filterIcon} />
              {isGathered && !isNarrow ? gathered.label : openLabel}
            </button>
          )}
          {fields}
          <div ref={setSegments} className={styles.chips} />
          <div ref={setActive} className={styles.chips} />
          {gathered?.clear && !isNarrow && gathered.clear}
        </div>
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
    </FilterPlacesContext>
  )
}

/** What search, filters and view take of the line. */
const taken = 500

/** The room in the bar that was seen last: the next one of this window is as wide. */
let lastRoom = 0

/** The room that is left in the line of a bar. It is read once the page has been laid out, which reading it first would force. */
function useRoom(bar: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(lastRoom)
  useLayoutEffect(() => {
    const box = bar.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => {
      lastRoom = Math.max(0, box.clientWidth - taken)
      // Before the paint.
      flushSync(() => setRoom(lastRoom))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [bar])
  return room
}
