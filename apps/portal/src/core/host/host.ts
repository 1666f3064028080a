import { runIn } from '@enlace/web/host.ts'
import { readBoot } from '../company/boot.ts'
import { createPortalClient, send } from '../http/client.ts'
import { session } from '../session/session.ts'

// The shared parts run in the portal from here on.
runIn({
  apiUrl: () => readBoot().environment.apiUrl,
  send,
  createClient: createPortalClient,
  who() {
    const current = session.read()
    return {
      company: readBoot().company.id,
      person: current?.person.userId ?? null,
      account: current?.thirdId ?? null,
    }
  },
  isLook: () => Boolean(session.read()?.view),
  loadStepUp: async () => (await import('./step-up-door.ts')).stepUpDoor,
  captcha() {
    const { captchaProvider: provider, captchaSiteKey: siteKey } = readBoot().environment
    return { provider, siteKey }
  },
  keepsChoices: () => session.read()?.isSharedDevice === false,
  pageTitle: () => readBoot().company.page_title,
})
