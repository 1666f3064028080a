import * as z from 'zod/mini'
import { LinkPassword } from '../sign-in/session/password-schemas.ts'

/** The token of a one-use link. */
export const LinkBody = z.object({ token: z.string().check(z.maxLength(100)) })

/** The body that uses up a one-use link. */
export const SetPasswordBody = z.extend(LinkBody, { password: LinkPassword })
