import { describe, expect, it } from 'vitest'
import { freeTop } from './free-place.ts'

const room = { top: 44, bottom: 800 }

describe('the place of a notice', () => {
  it('is the upper edge of the page where nothing is covered there', () => {
    expect(freeTop(60, 44, room, [])).toBe(44)
    expect(freeTop(60, 44, room, [{ top: 300, bottom: 336 }])).toBe(44)
  })

  it('is the lower edge where the main button of the page stands at the upper one', () => {
    expect(freeTop(60, 44, room, [{ top: 80, bottom: 116 }])).toBe(740)
  })

  it('is above the bar that stays at the lower edge', () => {
    const kept = [
      { top: 80, bottom: 116 },
      { top: 750, bottom: 786 },
    ]
    expect(freeTop(60, 44, room, kept)).toBe(682)
  })

  it('stays the same as long as nothing comes beneath it', () => {
    expect(freeTop(60, 682, room, [{ top: 80, bottom: 116 }])).toBe(682)
    expect(freeTop(60, 682, room, [{ top: 700, bottom: 736 }])).toBe(44)
  })

  it('is the upper edge where there is no room at all', () => {
    expect(freeTop(60, 44, { top: 44, bottom: 120 }, [{ top: 50, bottom: 100 }])).toBe(44)
  })
})
