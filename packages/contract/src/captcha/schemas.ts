import * as z from 'zod/mini'

/** The token of a solved captcha in a form; empty if unsolved. */
export const CaptchaToken = z.string().check(z.maxLength(8000))

/** The puzzle to solve, signed by the server; a changed challenge is invalid. */
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

/** The solution of a browser, with its challenge. The token is this as JSON in base64. */
export const CaptchaSolution = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
export type CaptchaSolution = z.infer<typeof CaptchaSolution>
