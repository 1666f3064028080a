import '../../../core/host/host.ts'
import { Captcha } from '@enlace/web/captcha/captcha.tsx'

/** The login's captcha; it comes where the server asks for one. */
export const CaptchaPart = Captcha
