import type { HelpTopic } from '@enlace/contract/help/topics.ts'
import { expect, test } from 'vitest'
import { seenHelpStore } from './seen-help.ts'

function aStore({ fails = false } = {}) {
  const kept: HelpTopic[] = []
  const answer = () => (fails ? Promise.reject(new Error('no server')) : Promise.resolve({ seen: [...kept] }))
  const store = seenHelpStore({
    get: answer,
    mark: (topics) => {
      kept.push(...topics)
      return answer()
    },
    forget: () => {
      kept.length = 0
      return answer()
    },
  })
  return { store, kept }
}

test('nothing is known before the server answered, nor when it does not', async () => {
  const { store } = aStore({ fails: true })
  await store.load()
  expect(store.read()).toBeUndefined()
})

test('what was seen goes at once and is kept', async () => {
  const { store, kept } = aStore()
  await store.load()
  store.mark('users')
  expect(store.read()).toEqual(['users'])
  expect(kept).toEqual(['users'])
})

test('it is seen again when the person asks for it', async () => {
  const { store } = aStore()
  store.mark('tour')
  await store.forget()
  expect(store.read()).toEqual([])
})
