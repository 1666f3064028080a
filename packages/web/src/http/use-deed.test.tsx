import { genericFailure } from '@enlace/contract/core/texts'
import { toasts } from '@enlace/ui/core/toasts'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { useDeed } from './use-deed.ts'

/** The deed of a screen; what it keeps between two tries is what it keeps between two clicks. */
function openDeed() {
  const opened: ReturnType<typeof useDeed>[] = []
  function Screen() {
    opened.push(useDeed())
    return null
  }
  renderToStaticMarkup(<Screen />)
  const [deed] = opened
  if (!deed) throw new Error('A screen that is drawn has its deed')
  return deed
}

const told = () => toasts.read().map(({ kind, message }) => `${kind}: ${message}`)
const refuse = () => Promise.reject(new Error('No'))

describe('what is done again after a refusal', () => {
  afterEach(() => {
    for (const { id } of toasts.read()) toasts.dismiss(id)
  })

  it('takes its own refusal from the screen, and no other one', async () => {
    const [deed, other] = [openDeed(), openDeed()]
    toasts.show({ kind: 'error', message: 'De otra cosa' })
    await deed.run('save', refuse)
    expect(told()).toEqual(['error: De otra cosa', `error: ${genericFailure}`])
    await other.run('save', async () => undefined)
    expect(told()).toHaveLength(2)
    await deed.run('save', async () => undefined, 'Guardado')
    expect(told()).toEqual(['error: De otra cosa', 'success: Guardado'])
  })
})
