import { expect, test } from 'vitest'
import { guidePlace } from './place-guide.ts'

const card = { width: 300, height: 150 }
const room = { width: 1000, height: 700 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a card stands below what it points at', () => {
  expect(guidePlace(card, box(100, 50, 80, 30), room)).toEqual({ left: 100, top: 92 })
})

test('at the end of the window it stays inside', () => {
  expect(guidePlace(card, box(950, 50, 40, 30), room)).toEqual({ left: 684, top: 92 })
})

test('it stands above where there is no room below, and at the right of what is as high as the window', () => {
  expect(guidePlace(card, box(100, 600, 80, 60), room)).toEqual({ left: 100, top: 438 })
  expect(guidePlace(card, box(0, 0, 240, 700), room)).toEqual({ left: 252, top: 16 })
})

test('without anything to point at, or without room, it is in the corner', () => {
  expect(guidePlace(card, undefined, room)).toEqual({ left: 684, top: 534 })
  expect(guidePlace(card, box(0, 0, 1000, 700), room)).toEqual({ left: 684, top: 534 })
})

test('it stands above what must stay free, and nowhere over it', () => {
  const footer = box(40, 640, 920, 60)
  expect(guidePlace(card, undefined, room, footer)).toEqual({ left: 684, top: 478 })
  expect(guidePlace(card, box(100, 480, 80, 40), room, footer)).toEqual({ left: 100, top: 318 })
  expect(guidePlace(card, box(0, 0, 240, 700), room, footer)).toEqual({ left: 252, top: 16 })
  // Beside the corner it is in nobody's way.
  expect(guidePlace(card, undefined, room, box(40, 640, 600, 60))).toEqual({ left: 684, top: 534 })
})
