import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { checkCircleIcon, closeIcon, errorIcon, infoIcon, warningIcon } from './core/icons.ts'
import { keepClear } from './core/keep-clear.ts'
import { toasts, type Toast } from './core/toasts.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import styles from './toasts.module.css'

type ToastsProps = {
  /** Names the region for screen readers. */
  label: string
  closeLabel: string
  /** It comes after the page: what was told before is put in once it is open. */
  isLate?: boolean
}

const icons = { success: checkCircleIcon, error: errorIcon, warning: warningIcon, info: infoIcon }

/**
 * The notices at the top right (spec 9), or where they cover neither a main button nor the focused field. Put it once in
 * the page; show one with `toast` of `core/toasts`.
 */
export function Toasts({ label, closeLabel, isLate = false }: ToastsProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read)
  const panel = useRef<HTMLElement>(null)
  const stack = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(!isLate)

  // The panel is always open, because a live region that appears with its text is not read out. It is opened anew
  // only to come above a dialog.
  useEffect(() => {
    const element = panel.current
    if (!element || !('popover' in element)) return
    if (shown.length > 0 && document.querySelector('dialog:modal')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
    setIsOpen(true)
  }, [shown])

  const isShown = isOpen && shown.length > 0
  useLayoutEffect(() => {
    if (isShown && panel.current && stack.current) return keepClear(panel.current, stack.current)
    return undefined
  }, [isShown])

  return (
    <section ref={panel} popover="manual" className={styles.panel} aria-label={label}>
      <div ref={stack} className={styles.stack} aria-live="polite">
        {isOpen && shown.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)}
      </div>
    </section>
  )
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const hold = () => toasts.hold(toast.id)
  const release = () => toasts.release(toast.id)
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon path={icons[toast.kind]} size={20} />
      <div className={styles.text}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.message}</p>
        {toast.action && (
          <Button
            onClick={() => {
              toasts.dismiss(toast.id)
              toast.action?.onClick()
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton icon={closeIcon} label={closeLabel} onClick={() => toasts.dismiss(toast.id)} />
    </div>
  )
}
