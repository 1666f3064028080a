import { describe, expect, it } from 'vitest'
import {
  divisionOf,
  economicActivities,
  economicActivityName,
  economicSubActivities,
} from './economic-activities.ts'

describe('economic activities', () => {
  it('are the 88 divisions in order, and the codes of the DIAN as the last', () => {
    expect(economicActivities).toHaveLength(89)
    expect(economicActivities[0]?.id).toBe('01')
    expect(economicActivities.at(-1)).toEqual({ id: '00', nombre: 'Otras clasificaciones DIAN' })
  })

  it('have the 502 classes in force and five of the DIAN, each below its division', () => {
    const classes = economicActivities.flatMap(({ id }) =>
      economicSubActivities(id).map((option) => ({ ...option, division: id })),
    )
    expect(classes).toHaveLength(507)
    expect(classes.filter(({ id, division }) => divisionOf(id) !== division)).toEqual([])
  })

  it('name a class, also one that was replaced and is offered to nobody', () => {
    expect(economicActivityName('6201')).toContain('desarrollo de sistemas')
    expect(economicActivityName('1030')).toContain('aceites')
    expect(economicSubActivities('10').map(({ id }) => id)).not.toContain('1030')
    expect(economicActivityName('9999')).toBeUndefined()
    expect(economicActivityName('constructor')).toBeUndefined()
  })
})
