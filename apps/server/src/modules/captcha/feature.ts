import * as captcha from '@enlace/contract/captcha/calls.ts'
import * as captchaSettings from '@enlace/contract/captcha/settings/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { captchaRoutes } from '../../core/captcha/routes.ts'
import { captchaSettingsRoutes } from './routes.ts'

export const captchaFeature: Feature = {
  portal: { calls: [captcha], slices: [captchaRoutes] },
  backoffice: { calls: [captcha, captchaSettings], slices: [captchaRoutes, captchaSettingsRoutes] },
}
