import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toastFailure } from '@enlace/web/http/failure.ts'
import {
  disablePush,
  enablePush,
  type PushState,
  pushState,
  PushRefusal,
} from '../../../core/notifications/push/push.ts'
import { choicesQuery } from './queries.ts'

const texts = choicesTexts.push

/** Notices in this browser: how it stands, and switching them on and off. */
export function usePush(publicKey: string) {
  const client = useQueryClient()
  const [state, setState] = useState<PushState>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const run = async (work: () => Promise<void>, done: string) => {
    setIsBusy(true)
    try {
      await work()
      toast({ kind: 'success', message: done })
    } catch (thrown) {
      if (thrown instanceof PushRefusal) toast({ kind: 'error', message: texts[thrown.reason] })
      else toastFailure(thrown)
    } finally {
      setState(await pushState())
      setIsBusy(false)
      await client.invalidateQueries({ queryKey: choicesQuery().queryKey })
    }
  }
  return {
    state,
    isBusy,
    onEnable: () => void run(() => enablePush(publicKey), texts.on),
    onDisable: () => void run(disablePush, texts.off),
  }
}
