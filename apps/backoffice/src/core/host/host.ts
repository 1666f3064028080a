import {
  askStaffStepUpPasskey,
  getStaffStepUpMethods,
  staffStepUp,
} from '@enlace/contract/staff/sign-in/calls.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { runIn } from '@enlace/web/host.ts'
import { provideListTools } from '@enlace/web/list/list-tools.ts'
import { surroundBy } from '@enlace/web/screen/surroundings.ts'
import { readBoot } from '../session/boot.ts'
import { createStaffClient, send } from '../session/client.ts'
import { FailedScreen } from '../screen/failed-screen.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { staffSession } from '../session/staff-session.ts'
import { useViewing } from './use-viewing.ts'

// The shared parts run in the back office from here on.
runIn({
  apiUrl: () => readBoot().apiUrl,
  send,
  createClient: createStaffClient,
  who() {
    const staff = staffSession.read()
    return { company: staff?.company.id ?? 0, person: staff?.staff ?? null, account: null }
  },
  loadStepUp: async () => ({
    methods: () => send(getStaffStepUpMethods),
    passkey: () => send(askStaffStepUpPasskey),
    show: (body) => send(staffStepUp, { body }),
  }),
  captcha: () => readBoot().captcha,
  isLook: () => false,
  keepsChoices: () => true,
  pageTitle: () => backofficeTexts.title,
})
surroundBy({
  FailedScreen,
  CopyNotice,
  useViewing,
})
provideListTools(async () => (await import('./list-tools.tsx')).listTools)
