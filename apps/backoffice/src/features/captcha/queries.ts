import { getCaptchaSettings, testCaptcha } from '@enlace/contract/captcha/settings/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** Which captcha the installation uses. */
export const captchaSettingsQuery = () => callQuery(getCaptchaSettings)

/** Lets the server look at a solved captcha. @throws CallFailure where it does not take it. */
export const proveCaptcha = (captcha: string) => send(testCaptcha, { body: { captcha } })
