import { expect, it } from 'vitest'
import { RetryQueue } from './retry-queue.ts'

it('hands out what was cut off once its time has come', () => {
  const [atOnce, later] = [new RetryQueue<string>(0), new RetryQueue<string>(3600)]
  for (const one of [atOnce, later]) one.add('a')
  expect([atOnce.next(), atOnce.next(), later.next()]).toEqual(['a', undefined, undefined])
  later.add('b', 0)
  expect([later.next(), later.next()]).toEqual(['b', undefined])
})

it('settles all of it, and again what is cut off meanwhile', async () => {
  const unfinished = new RetryQueue<string>(3600)
  const sent: string[] = []
  for (const one of ['a', 'b']) unfinished.add(one)
  await unfinished.settle(async (one) => {
    sent.push(one)
    if (one === 'a' && sent.length === 1) {
      unfinished.add(one)
      throw new Error('cut off')
    }
  })
  expect(sent).toEqual(['a', 'b', 'a'])
})
