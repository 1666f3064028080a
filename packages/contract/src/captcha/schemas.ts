import * as z from 'zod/mini'

/** The proof of a solved captcha as it travels in a form; empty where none was solved. */
export const CaptchaToken = z.string().check(z.maxLength(8000))

/** What a solver must find, signed by the server: anyone who changes a word of it has an invalid challenge. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number(),
    data: z.object({ company: z.number() }),
    expiresAt: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

/** What a browser found, with the challenge that it answers. The token is this as JSON in base64. */
export const CaptchaSolution = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
export type CaptchaSolution = z.infer<typeof CaptchaSolution>
