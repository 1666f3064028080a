import { expect, test } from 'vitest'
import { screensTrailer } from './former-state.ts'

test('the commit that leaves every screen as it was names the former one at the end of its message', () => {
  const message = 'Give the lists one way to sort\n\nThe two had the same rules.\n\nScreens-as: HEAD~2\n'
  expect(screensTrailer(message)).toBe('HEAD~2')
  expect(
    screensTrailer('Give the lists one way to sort\n\nIt reads Screens-as: HEAD~2 in the middle.\n'),
  ).toBeUndefined()
})
