import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { type RoadFacts, roadOf } from './timeline.ts'

const received: RoadFacts = {
  estado: 'recibida',
  estado_programacion_pago: 'sin_programar',
  motivo: null,
  saldo_total: money('1000'),
  fecha_recibida: calendarDate('2026-11-02'),
  fecha_aceptada: null,
  fecha_causada: null,
  fecha_programada: null,
  fecha_pagada: null,
}
const booked: RoadFacts = {
  ...received,
  estado: 'causada',
  fecha_aceptada: calendarDate('2026-11-04'),
  fecha_causada: calendarDate('2026-11-06'),
}

const states = (facts: RoadFacts) => roadOf(facts).map(({ state }) => state)
const titles = (facts: RoadFacts) => roadOf(facts).map(({ title }) => title)

describe('the road of an invoice to its payment', () => {
  it('is at the step after the last one taken', () => {
    expect(states(booked)).toEqual(['done', 'done', 'done', 'current', 'todo'])
    expect(titles(booked)).toEqual(['Recibida', 'Aceptada', 'Causada', 'Programada', 'Pagada'])
  })

  it('shows the day of each step taken, and none of those to come', () => {
    expect(roadOf(booked).map(({ fecha }) => fecha)).toEqual([
      '2026-11-02',
      '2026-11-04',
      '2026-11-06',
      null,
      null,
    ])
  })

  it('takes the state for a step whose day nobody told', () => {
    expect(states({ ...received, estado: 'programada', fecha_recibida: null })).toEqual([
      'done',
      'done',
      'done',
      'done',
      'current',
    ])
  })

  it('takes a day for a step that the state does not tell yet', () => {
    expect(states({ ...booked, estado: 'recibida' })).toEqual(['done', 'done', 'done', 'current', 'todo'])
  })

  it('of which nobody told the state shows the days that were told, and neither waits nor goes on', () => {
    const untold = { ...received, estado: 'sin_informar', estado_programacion_pago: 'sin_informar' }
    expect(roadOf(untold)).toEqual([
      { id: 'recibida', title: 'Recibida', fecha: '2026-11-02', state: 'done', reason: undefined },
    ])
    expect(roadOf({ ...untold, fecha_recibida: null })).toEqual([])
  })

  it('says what a step waits for where the state has a word for it', () => {
    expect(roadOf({ ...received, estado: 'en_revision' })[1]).toMatchObject({
      state: 'current',
      reason: 'En revisión',
    })
    expect(roadOf({ ...booked, estado: 'en_banco' })[4]).toMatchObject({
      state: 'current',
      reason: 'En banco',
    })
    expect(roadOf({ ...booked, estado: 'pago_parcial' })[4]).toMatchObject({
      state: 'current',
      reason: 'Pago parcial',
    })
  })

  it('ends with the payment', () => {
    const paid = { ...booked, estado: 'pagada', fecha_pagada: calendarDate('2026-11-20') }
    expect(states(paid)).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(roadOf(paid)[4]?.fecha).toBe('2026-11-20')
  })

  it('ends when nothing is left to pay, whatever the state says', () => {
    expect(states({ ...booked, saldo_total: money('0') })).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('stops where the invoice was rejected, with the motive', () => {
    const steps = roadOf({ ...received, estado: 'rechazada', motivo: 'Falta la orden de compra' })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'stopped', 'todo', 'todo', 'todo'])
    expect(steps[1]).toMatchObject({ title: 'Rechazada', reason: 'Falta la orden de compra', fecha: null })
  })

  it('stops behind the last step taken when it is blocked, and says so when nobody told why', () => {
    const steps = roadOf({ ...booked, estado: 'bloqueada' })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'stopped', 'todo'])
    expect(steps[3]).toMatchObject({ title: 'Bloqueada', reason: 'La compañía no informó el motivo.' })
  })

  it('stops at the payment when the bank sends it back', () => {
    const steps = roadOf({
      ...booked,
      estado_programacion_pago: 'devuelta_por_el_banco',
      motivo: 'Cuenta inactiva',
    })
    expect(steps[3]).toMatchObject({ title: 'Programada', state: 'done' })
    expect(steps[4]).toMatchObject({
      title: 'Devuelta por el banco',
      state: 'stopped',
      reason: 'Cuenta inactiva',
    })
  })

  it('stays stopped when a voided invoice owes nothing any more', () => {
    expect(states({ ...booked, estado: 'anulada', saldo_total: money('0') })).toEqual([
      'done',
      'done',
      'done',
      'stopped',
      'todo',
    ])
  })
})
