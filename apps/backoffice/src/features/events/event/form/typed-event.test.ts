import { describe, expect, it } from 'vitest'
import { emptyEvent, readTyped, typedOf } from './typed-event.ts'

const typed = {
  ...emptyEvent,
  titulo: 'Rueda de negocios',
  desde: '2027-03-04',
  desdeHora: '09:00',
  hastaHora: '11:00',
}

describe('an event as it is typed', () => {
  it('ends on the day on which it begins, unless another day is named', () => {
    expect(readTyped(typed, false)).toMatchObject({
      evento: { inicio: '2027-03-04 09:00', fin: '2027-03-04 11:00', cupo: null, borrador: false },
    })
    expect(readTyped({ ...typed, isAllDay: true, hasta: '2027-03-05' }, true)).toMatchObject({
      evento: { inicio: '2027-03-04', fin: '2027-03-05', borrador: true },
    })
  })

  it('is not sent without a title, a day, both hours and a whole number of seats', () => {
    const faultsOf = (changes: object) => {
      const read = readTyped({ ...typed, ...changes }, false)
      return 'faults' in read ? Object.keys(read.faults) : []
    }
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ titulo: ' ', desde: '', cupo: '0' })).toEqual(['titulo', 'inicio', 'cupo'])
    expect(faultsOf({ hastaHora: '' })).toEqual(['inicio'])
  })

  it('comes back from what was kept as it was typed', () => {
    const read = readTyped({ ...typed, cupo: '20', cierre: '2027-03-01', cierreHora: '12:00' }, false)
    if ('faults' in read) throw new Error('The event is whole')
    expect(typedOf(read.evento)).toMatchObject({
      desde: '2027-03-04',
      desdeHora: '09:00',
      hastaHora: '11:00',
      cupo: '20',
      cierre: '2027-03-01',
      cierreHora: '12:00',
    })
  })
})
