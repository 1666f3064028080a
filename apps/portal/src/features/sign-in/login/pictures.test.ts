import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshPictures } from './pictures.ts'

type Ask = Parameters<typeof freshPictures>[0]

const pictures = { logo: 'company-files/logo', imagen_login: 'company-files/image' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('takes the pictures that the server answers with', async () => {
  const ask = vi.fn<Ask>(async () => ({ ...pictures, error: false }))
  await expect(freshPictures(ask, () => true)).resolves.toEqual(pictures)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('asks again after a second, once', async () => {
  const ask = vi
    .fn<Ask>(async () => ({ ...pictures, error: false }))
    .mockRejectedValueOnce(new Error('no connection'))
  const fresh = freshPictures(ask, () => true)
  await vi.advanceTimersByTimeAsync(999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await expect(fresh).resolves.toEqual(pictures)
})

test('keeps what there is when both answers are errors', async () => {
  const ask = vi.fn<Ask>(async () => ({ ...pictures, error: true }))
  const fresh = freshPictures(ask, () => true)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(fresh).resolves.toBeNull()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('waits for each answer no longer than a second', async () => {
  const ask = vi.fn<Ask>(() => new Promise<never>(() => undefined))
  const fresh = freshPictures(ask, () => true)
  await vi.advanceTimersByTimeAsync(3000)
  await expect(fresh).resolves.toBeNull()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('asks for nothing once the login is being sent', async () => {
  const ask = vi.fn<Ask>(async () => ({ ...pictures, error: true }))
  let isWanted = true
  const fresh = freshPictures(ask, () => isWanted)
  await vi.advanceTimersByTimeAsync(500)
  isWanted = false
  await vi.advanceTimersByTimeAsync(3000)
  await expect(fresh).resolves.toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})
