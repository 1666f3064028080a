import type { FastifyInstance } from 'fastify'
import { getCaptchaSettings, testCaptcha } from '@enlace/contract/captcha/settings/calls.ts'
import { verifyCaptcha } from '../../core/captcha/verify.ts'
import { serve } from '../../core/http/serve/serve.ts'

/** Binds the installation's captcha: its settings and a test. */
export function captchaSettingsRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  serve(app, getCaptchaSettings, () => {
    const { provider, siteKey, secret } = settings.captcha
    return { provider, siteKey, hasSecret: secret !== undefined }
  })

  serve(app, testCaptcha, async ({ scope, request, body }) => {
    // The session is verified before a proof is used up or the provider is asked.
    await db.context(scope)
    await verifyCaptcha(request, body.captcha)
    return {}
  })
}
