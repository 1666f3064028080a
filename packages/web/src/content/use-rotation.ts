import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react'

type RotationParts = {
  isPossible: boolean
  /** Milliseconds for which each slide stays. */
  interval: number
  /** Rises or changes with every slide: each begins its own time. */
  turn: number
  onTurn: () => void
}

/** Turns a carousel by itself, and stops where WCAG 2.2.2 asks for it: on request, under pointer or focus, out of sight. */
export function useRotation({ isPossible, interval, turn, onTurn }: RotationParts) {
  const isStill = useSyncExternalStore(subscribeToMotion, wantsStillness)
  const isAway = useSyncExternalStore(subscribeToSight, () => document.hidden)
  // Null is nobody's choice: then the person's wish for less motion decides.
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isOn = choice ?? !isStill
  const isTurning = isPossible && isOn && !isPointedAt && !hasFocus && !isAway
  const next = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => next(), interval)
    return () => clearTimeout(timer)
  }, [isTurning, interval, turn])
  return {
    /** Whether it would turn if nobody were at it. */
    isOn,
    isTurning,
    /** The person asked for less motion: changes come at once. */
    isStill,
    toggle: () => setChoice(!isOn),
    pausedBy: {
      // A finger that touches leaves no pointer behind.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)'

function wantsStillness(): boolean {
  return matchMedia(lessMotion).matches
}

function subscribeToMotion(listener: () => void) {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function subscribeToSight(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
