let typed: WeakRef<HTMLFormElement>[] = []

/** Notices from now on which forms somebody types into. */
export function watchForms(): void {
  const note = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && !typed.some((known) => known.deref() === form)) typed.push(new WeakRef(form))
  }
  document.addEventListener('input', note, { capture: true, passive: true })
}

/** Whether the page still shows a form that somebody has typed into: leaving would lose it. */
export function hasTypedForm(): boolean {
  typed = typed.filter((form) => form.deref()?.isConnected)
  return typed.length > 0
}
