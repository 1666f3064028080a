import { CallFailure } from '@enlace/api-client/failure.ts'
import { genericFailure } from '@enlace/contract/core/texts.ts'
import { toasts } from '@enlace/ui/core/toasts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { useAct } from './use-act.ts'

const shown = ['what the screen shows']

/** The acts of a screen; what they keep between two tries is what they keep between two clicks. */
function openScreen(client = new QueryClient()) {
  const opened: ReturnType<typeof useAct<string>>[] = []
  function Screen() {
    opened.push(useAct<string>(shown))
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  const [act] = opened
  if (!act) throw new Error('A screen that is drawn has its acts')
  return act
}

const told = () => toasts.read().map(({ kind, message }) => `${kind}: ${message}`)
const refuse = () => Promise.reject(new Error('No'))
const conflict = () => new CallFailure(409, { code: 'changed-meanwhile', message: 'Cambió' })

afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id)
})

describe('an act of a screen', () => {
  it('takes the notice of its own failure away when it is tried again, and no other one', async () => {
    const [act, other] = [openScreen(), openScreen()]
    toasts.show({ kind: 'error', message: 'De otra cosa' })
    await act.run('save', refuse)
    expect(told()).toEqual(['error: De otra cosa', `error: ${genericFailure}`])
    await other.run('save', async () => undefined)
    expect(told()).toHaveLength(2)
    await act.run('save', async () => undefined, 'Guardado')
    expect(told()).toEqual(['error: De otra cosa', 'success: Guardado'])
  })

  it('is not done a second time while the first is under way', async () => {
    const act = openScreen()
    let times = 0
    let finish = () => {}
    const first = act.run('save', async () => {
      times += 1
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    const count = async () => {
      times += 1
    }
    expect(await act.run('save', count)).toBe(false)
    // The first begins in a later turn.
    await Promise.resolve()
    finish()
    expect(await first).toBe(true)
    expect(times).toBe(1)
    expect(await act.run('save', count)).toBe(true)
  })

  it('shows what came back in the place of what was shown', async () => {
    const client = new QueryClient()
    client.setQueryData(shown, 'before')
    await openScreen(client).take(Promise.resolve('after'))
    expect(client.getQueryData(shown)).toBe('after')
  })

  it('has the screen ask again where somebody else was first, and passes the failure on', async () => {
    const client = new QueryClient()
    client.setQueryData(shown, 'before')
    await expect(openScreen(client).take(Promise.reject(conflict()))).rejects.toThrow('Cambió')
    expect(client.getQueryState(shown)?.isInvalidated).toBe(true)
    expect(client.getQueryData(shown)).toBe('before')
  })
})
