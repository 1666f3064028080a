import {
  type FirstRun,
  firstSteps,
  type FirstStep,
  type StepGap,
} from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { describe, expect, it } from 'vitest'
import { firstStop, isOnThePath, stepAt, stopAfter } from './stops.ts'

/** The steps with what some of them miss; the others are done unless they are named as left. */
function stepsWith(gaps: Partial<Record<FirstStep, StepGap[]>>, left: FirstStep[] = []): FirstRun['steps'] {
  return firstSteps.map((step) => {
    const own = gaps[step] ?? []
    return { step, state: own.length > 0 || left.includes(step) ? 'left' : 'done', gaps: own }
  })
}

/** The name of where a page's "Siguiente" leads. */
function nextFrom(steps: FirstRun['steps'], path: string) {
  const current = stepAt(steps, path)
  return current && stopAfter(steps, current, path)?.name
}

const {
  'contact-channels': channels,
  terms,
  'privacy-policy': privacy,
  'bank-approvers': approvers,
} = texts.gapPlaces
const missing: StepGap[] = ['contact-subjects', 'contact-channels', 'terms', 'privacy-policy']

describe('the path through the first steps', () => {
  it('goes on to the next step that is left, and from the last back to one that was passed', () => {
    const steps = stepsWith({}, ['branding', 'mail'])
    expect(nextFrom(steps, '/compania')).toBe(texts.steps.branding.title)
    expect(nextFrom(steps, '/marca')).toBe(texts.steps.mail.title)
    expect(nextFrom(steps, '/proveedores/12')).toBe(texts.steps.branding.title)
    expect(firstStop(steps)?.name).toBe(texts.steps.branding.title)
  })

  it('goes through all that a step misses before it goes on, and never back to what was passed', () => {
    const steps = stepsWith({ modules: missing }, ['data'])
    expect(nextFrom(steps, '/listas-de-contacto')).toBe(channels)
    expect(nextFrom(steps, '/listas-de-contacto?lista=contact-through')).toBe(terms)
    expect(nextFrom(steps, '/textos-legales/terminos')).toBe(privacy)
    expect(nextFrom(steps, '/textos-legales/privacidad')).toBe(texts.steps.data.title)
  })

  it('goes on likewise where what was missing is there now', () => {
    const steps = stepsWith({ modules: ['privacy-policy'] })
    expect(nextFrom(steps, '/textos-legales/terminos')).toBe(privacy)
    expect(nextFrom(stepsWith({}), '/textos-legales/terminos')).toBeUndefined()
  })

  it('leads from the team to the approvers', () => {
    expect(nextFrom(stepsWith({ invite: ['bank-approvers'] }), '/equipo')).toBe(approvers)
  })

  it('leaves alone what a step that was put off misses', () => {
    const steps = stepsWith({ invite: ['bank-approvers'] }, ['suppliers'])
    const putOff = steps.map((one) => (one.step === 'invite' ? { ...one, state: 'skipped' as const } : one))
    expect(nextFrom(putOff, '/equipo')).toBe(texts.steps.suppliers.title)
  })

  it('tells two steps of one page apart by its part', () => {
    const steps = stepsWith({ address: ['public-address'] }, ['suppliers'])
    const addresses = '/compania?parte=direcciones'
    expect(stepAt(steps, addresses)?.step).toBe('address')
    expect(nextFrom(steps, addresses)).toBe(texts.steps.suppliers.title)
    expect(stepAt(steps, '/compania')?.step).toBe('contact')
  })

  it('leaves every other page alone', () => {
    expect(['/preguntas', '/primeros-pasos', '/textos-legales', '/inicio'].filter(isOnThePath)).toEqual([])
  })
})
