import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Brings what changed elsewhere into a form that is open: a field that nobody has typed into shows what it is now; one
 * that was typed into keeps what was typed. Answers what the form goes by now, and which fields differ from what it began with.
 */
export function useNewerValues<Values extends FieldValues & Record<string, string>>(
  form: Pick<UseFormReturn<Values, unknown, Values>, 'getValues' | 'setValue'>,
  current: Values,
): { base: Values; newer: (keyof Values & string)[] } {
  const [state, setState] = useState<{ base: Values; newer: (keyof Values & string)[] }>({
    base: current,
    newer: [],
  })
  const mark = JSON.stringify(current)
  useEffect(() => {
    const { base } = state
    // The keys are those of the form's values.
    const names = Object.keys(current) as (keyof Values & string)[]
    const changed = names.filter((name) => current[name] !== base[name])
    if (changed.length === 0) return
    const typed = form.getValues()
    for (const name of changed) {
      const path = name as unknown as FieldPath<Values> // a flat form's names are its paths
      if (typed[name] === base[name]) form.setValue(path, current[name])
    }
    setState(({ newer }) => ({ base: current, newer: [...new Set([...newer, ...changed])] }))
    // Only another state of what is shown matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [mark])
  return state
}
