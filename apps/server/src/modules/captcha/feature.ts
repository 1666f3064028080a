import * as captcha from '@enlace/contract/captcha/calls'
import * as captchaSettings from '@enlace/contract/captcha/settings/calls'
import type { Feature } from '../../core/feature.ts'
import { captchaRoutes } from '../../core/captcha/routes.ts'
import { captchaSettingsRoutes } from './routes.ts'

export const captchaFeature: Feature = {
  portal: { calls: [captcha], slices: [captchaRoutes] },
  backoffice: { calls: [captcha, captchaSettings], slices: [captchaRoutes, captchaSettingsRoutes] },
}
