import { captchaSettingsTexts } from '@enlace/contract/captcha/settings/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The provider of captchas. */
export const captchaScreens: readonly ScreenEntry[] = [
  {
    path: paths.captcha.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.captchaSettingsRoute),
    menu: { group: 'settings', section: 'security', label: captchaSettingsTexts.menu },
  },
]
