import { type ReactNode, useRef } from 'react'
import styles from './app-shell.module.css'
import { closeIcon, menuIcon } from './core/icons.ts'
import { useMedia, wideFrame } from './core/use-media.ts'
import { IconButton } from './icon-button.tsx'

/** The element of the drawer, for what closes it when something was chosen. */
export const drawerId = 'menu-drawer'

type AppShellProps = {
  /** The company's logo, or its name. */
  logo: ReactNode
  homeHref: string
  /** Said of the logo's link. */
  homeLabel: string
  /** The menu: a row under the header, a drawer below 900 px. Leave it out for visitors. */
  nav?: ReactNode
  /** What the page is about for this person: the company and branch chosen; in the drawer where that is the menu. */
  context?: ReactNode
  /** The person's own things, at the right: bell, user menu, or the sign-in link. */
  user?: ReactNode
  /** Offline and other notices, over the whole width. */
  banner?: ReactNode
  footer?: ReactNode
  children: ReactNode
  skipLabel: string
  openMenuLabel?: string
  closeMenuLabel?: string
}

/** The frame of every page but the login: header, menu, content and footer. */
export function AppShell(props: AppShellProps) {
  const main = useRef<HTMLElement>(null)
  const isWide = useMedia(wideFrame)
  const context = props.context && (
    <div className={styles.context} data-part="context">
      {props.context}
    </div>
  )
  return (
    <div className={styles.shell}>
      <header className={styles.header} data-frame-header>
        {/* A button, because a link to a fragment would be read as a route. */}
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          {props.skipLabel}
        </button>
        <div className={styles.bar}>
          {props.nav && (
            <span className={styles.opener}>
              <IconButton icon={menuIcon} label={props.openMenuLabel ?? ''} popoverTarget={drawerId} />
            </span>
          )}
          <a className={styles.logo} href={props.homeHref} aria-label={props.homeLabel}>
            {props.logo}
          </a>
          {isWide && context}
          <div className={styles.user} data-part="user">
            {props.user}
          </div>
        </div>
        {props.nav && (
          <div id={drawerId} popover="auto" className={styles.drawer}>
            <span className={styles.closer}>
              <IconButton
                icon={closeIcon}
                label={props.closeMenuLabel ?? ''}
                popoverTarget={drawerId}
                popoverTargetAction="hide"
              />
            </span>
            {!isWide && context}
            <div data-part="nav">{props.nav}</div>
          </div>
        )}
      </header>
      {props.banner}
      <main ref={main} className={styles.main} tabIndex={-1}>
        {props.children}
      </main>
      {props.footer && <footer className={styles.footer}>{props.footer}</footer>}
    </div>
  )
}
