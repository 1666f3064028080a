/** How long a notice stays by itself (spec 9, Notification toasts). */
export const TOAST_DISPLAY_MS = 10_000

/** How long a notice stays once the pointer or the focus has left it (spec 9, Notification toasts). */
export const TOAST_EXTENDED_MS = 10_000

/** What kind of news a notice brings. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

/** What the person is told: an optional title and one message. */
export type ToastText = {
  kind: ToastKind
  title?: string | undefined
  message: string
  /** What the person can do about it; such a notice stays until it is done or closed. */
  action?: { label: string; onClick: () => void } | undefined
}

/** A notice on the screen. */
export type Toast = ToastText & { id: number }

/** Keeps the notices on the screen: each goes by itself, stays while it is held, and is never shown twice at once. */
export function createToasts(displayMs = TOAST_DISPLAY_MS, extendedMs = TOAST_EXTENDED_MS) {
  let shown: readonly Toast[] = []
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function publish(next: readonly Toast[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  function stopTimer(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function dismiss(id: number) {
    stopTimer(id)
    publish(shown.filter((toast) => toast.id !== id))
  }

  function dismissAfter(id: number, delay: number) {
    stopTimer(id)
    timers.set(
      id,
      setTimeout(() => dismiss(id), delay),
    )
  }

  function show(text: ToastText): number {
    const twin = shown.find((toast) => isSameText(toast, text))
    if (twin) return twin.id
    const id = ++lastId
    publish([...shown, { ...text, id }])
    if (!text.action) dismissAfter(id, displayMs)
    return id
  }

  return {
    show,
    dismiss,
    /** The pointer or the focus is on it: it stays. */
    hold: stopTimer,
    /** The pointer and the focus have left it: its extended time begins. */
    release: (id: number) => {
      if (shown.some((toast) => toast.id === id && !toast.action)) dismissAfter(id, extendedMs)
    },
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function isSameText(toast: Toast, text: ToastText): boolean {
  return toast.kind === text.kind && toast.title === text.title && toast.message === text.message
}

/** The notices of this page, as the Toasts component shows them. */
export const toasts = createToasts()

/** Shows a notice and answers its id; one that is already on the screen is not repeated. */
export const toast = toasts.show
