import { type ReactNode, useRef, useState } from 'react'
import { closeIcon, menuIcon, searchIcon } from './core/icons.ts'
import { sidebarIcon } from './core/place-icons.ts'
import { useMedia, wideFrame } from './core/use-media.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { SideColumn } from './side-column.tsx'
import { currentOf, type SideGroup, type SideLink, SideNav } from './side-nav.tsx'
import styles from './side-shell.module.css'

/** The words of the frame. */
export type SideShellTexts = {
  skip: string
  menu: string
  home: string
  closeMenu: string
  fold: string
  unfold: string
  newTab: string
}

type SideShellProps = {
  texts: SideShellTexts
  /** The product's drawing, and its name beside it. */
  mark: ReactNode
  product: string
  homeHref: string
  items: readonly (SideLink | SideGroup)[]
  /** What the pages are about: the company that is open. */
  context: ReactNode
  /** Opens the search over everything. */
  search: { label: string; keys: string; hint: string; onOpen: () => void }
  /** The person's own menu; folded, only the drawing of its button is shown. */
  user: ReactNode
  /** Notices over every page. */
  banner?: ReactNode
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  children: ReactNode
}

const drawerId = 'side-drawer'

/**
 * The frame of an application with many places: a sidebar that folds to its drawings, a second column for the group that
 * has one, and a drawer on narrow windows.
 */
export function SideShell(props: SideShellProps) {
  const { texts, items, search } = props
  const main = useRef<HTMLElement>(null)
  const isDrawer = !useMedia(wideFrame)
  const isTight = useMedia('(width < 1440px)')
  const place = currentOf(items)
  // A group with a column that was opened at one place is closed again at the next.
  const [opened, setOpened] = useState<string>()
  const aside = isDrawer ? undefined : items.find((item) => isAside(item) && isShown(item, place, opened))
  const isFolded = !isDrawer && (props.isFolded || (aside !== undefined && isTight))
  return (
    <div className={styles.shell} data-folded={isFolded || undefined}>
      <header className={styles.side}>
        {/* A button, because a link to a fragment would be read as a route. */}
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          {texts.skip}
        </button>
        <div className={styles.top}>
          <span className={styles.opener}>
            <IconButton icon={menuIcon} label={texts.menu} popoverTarget={drawerId} />
          </span>
          <a className={styles.logo} href={props.homeHref} title={texts.home}>
            {props.mark}
            <span className={styles.product}>{props.product}</span>
            <span className="visually-hidden"> {texts.home}</span>
          </a>
          <span className={styles.finder}>
            <IconButton
              icon={searchIcon}
              label={search.label}
              aria-haspopup="dialog"
              onClick={search.onOpen}
            />
          </span>
          {/* A column beside it leaves a narrow window no room to unfold. */}
          {isFolded === props.isFolded && (
            <span className={styles.folder}>
              <IconButton
                icon={sidebarIcon}
                label={isFolded ? texts.unfold : texts.fold}
                aria-expanded={!isFolded}
                onClick={() => props.onFold(!isFolded)}
              />
            </span>
          )}
        </div>
        <div id={drawerId} popover="auto" className={styles.drawer}>
          <span className={styles.closer}>
            <IconButton
              icon={closeIcon}
              label={texts.closeMenu}
              popoverTarget={drawerId}
              popoverTargetAction="hide"
            />
          </span>
          <div className={styles.context}>{props.context}</div>
          <SearchOpener search={search} />
          <SideNav
            label={texts.menu}
            items={items}
            externalLabel={texts.newTab}
            isFolded={isFolded}
            isDrawer={isDrawer}
            asideId={aside?.id}
            onAside={(id) => setOpened(opened === asideKey(id, place) ? undefined : asideKey(id, place))}
            onChoice={() => {
              setOpened(undefined)
              closeDrawer()
            }}
          />
          <div className={styles.user}>{props.user}</div>
        </div>
      </header>
      {aside && isAside(aside) && (
        <SideColumn
          group={aside}
          externalLabel={texts.newTab}
          onClose={aside.isCurrent ? undefined : () => setOpened(undefined)}
        />
      )}
      <div className={styles.page}>
        {props.banner}
        <main ref={main} className={styles.main} tabIndex={-1}>
          {props.children}
        </main>
      </div>
    </div>
  )
}

/** What looks like a field and opens the search over everything. */
function SearchOpener({ search }: Pick<SideShellProps, 'search'>) {
  return (
    <button
      type="button"
      className={styles.search}
      title={search.hint}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => {
        closeDrawer()
        search.onOpen()
      }}
    >
      <Icon path={searchIcon} size={20} />
      <span className={styles.words}>{search.label}</span>
      <kbd className={styles.keys} aria-hidden>
        {search.keys}
      </kbd>
    </button>
  )
}

const isAside = (item: SideLink | SideGroup): item is SideGroup => 'sections' in item && item.isAside === true

const asideKey = (id: string, place: string | undefined) => JSON.stringify([id, place])

const isShown = (group: SideGroup, place: string | undefined, opened: string | undefined) =>
  group.isCurrent === true || opened === asideKey(group.id, place)

function closeDrawer() {
  const drawer = document.getElementById(drawerId)
  if (drawer?.matches(':popover-open')) drawer.hidePopover()
}
