import {
  type FirstRun,
  type FirstStep,
  firstSteps,
  type StepGap,
  stepGaps,
} from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { pathOf } from '@enlace/web/place.ts'
import { paths } from '../../core/paths.ts'
import { gapPlaces, stepPlaces } from './step-places.ts'

type Steps = FirstRun['steps']

/** Where the path goes on: a place and what it is called. */
export type Stop = { href: string; name: string }

/** Whether a page belongs to a step, by its route. */
export const isOnThePath = (route: string): boolean => stepsAt(route).length > 0

/** The step that is done on a page: of several, the first that is left. */
export function stepAt(steps: Steps, route: string): Steps[number] | undefined {
  const here = stepsAt(route)
  const found = steps.filter(({ step }) => here.includes(step))
  return found.find(({ state }) => state === 'left') ?? found[0]
}

/**
 * Where to go from a page of a step: what the step misses elsewhere, in its order, then the next step that is left, then one
 * before it; undefined where none is left.
 */
export function stopAfter(steps: Steps, current: Steps[number], route?: string): Stop | undefined {
  const missing = current.state === 'left' ? current.gaps : []
  const gap = route === undefined ? missing[0] : nextGap(missing, route)
  if (gap !== undefined) return { href: gapPlaces[gap].href, name: texts.gapPlaces[gap] }
  const at = steps.indexOf(current)
  const next = [...steps.slice(at + 1), ...steps.slice(0, at)].find(({ state }) => state === 'left')
  return next && stopOf(next.step)
}

/** The first step that is left. */
export function firstStop(steps: Steps): Stop | undefined {
  const first = steps.find(({ state }) => state === 'left')
  return first && stopOf(first.step)
}

const stopOf = (step: FirstStep): Stop => ({ href: stepPlaces[step], name: texts.steps[step].title })

/** What a step still misses after what is added on a page. */
function nextGap(gaps: readonly StepGap[], route: string): StepGap | undefined {
  const here = gapsAt(route)
  const last = here.length === 0 ? -1 : Math.max(...here.map((gap) => stepGaps.indexOf(gap)))
  return gaps.find((gap) => stepGaps.indexOf(gap) > last)
}

/** The steps that are done on a page or miss something that is added there; the steps' own page is none. */
function stepsAt(route: string): FirstStep[] {
  if (pathOf(route) === paths.firstRun.pattern) return []
  const own = firstSteps.filter((step) => isAt(route, stepPlaces[step]))
  // One page may be of two steps: then its part tells which is meant.
  const exact = own.filter((step) => stepPlaces[step].includes('?'))
  if (exact.length > 0) return exact
  return [...own, ...gapsAt(route).map((gap) => gapPlaces[gap].step)]
}

const gapsAt = (route: string): StepGap[] => stepGaps.filter((gap) => isAt(route, gapPlaces[gap].href))

/** Whether a route is a place, or below it; a place with a part is that part only. */
function isAt(route: string, place: string): boolean {
  if (place.includes('?')) return `#${route}` === place
  const path = `#${pathOf(route)}`
  return path === place || path.startsWith(`${place}/`)
}
