import type { FastifyInstance } from 'fastify'
import { getCaptchaSettings, testCaptcha } from '@enlace/contract/captcha/settings/calls.ts'
import { verifyCaptcha } from '../../core/captcha/verify.ts'
import { serve } from '../../core/http/serve/serve.ts'

/** The installation's captcha, to look at and to try. */
export function captchaSettingsRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  serve(app, getCaptchaSettings, () => {
    const { provider, siteKey, secret } = settings.captcha
    return { provider, siteKey, hasSecret: secret !== undefined }
  })

  serve(app, testCaptcha, async ({ scope, request, body }) => {
    // Nobody spends a proof, or asks the provider, who is not in.
    await db.context(scope)
    await verifyCaptcha(request, body.captcha)
    return {}
  })
}
