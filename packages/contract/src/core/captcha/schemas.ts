import * as z from 'zod/mini'

/** The proof of a solved captcha as it travels in a form; empty where none was solved. */
export const CaptchaToken = z.string().check(z.maxLength(8000))
