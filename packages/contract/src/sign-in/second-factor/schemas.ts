import * as z from 'zod/mini'
import { LoginAnswer } from '../session/schemas.ts'

/** The token of a pending step. */
export const StepToken = z.string().check(z.maxLength(100))

/** A typed code: of the app, or a recovery code. */
const TypedCode = z.string().check(z.maxLength(40))

const Bytes = z.string().check(z.maxLength(20_000))

/** A passkey's response to a challenge, from the browser. */
export const PasskeyAnswer = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
  clientExtensionResults: z.object({}),
})

/** A new passkey, as created by the browser. */
export const NewPasskey = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
  clientExtensionResults: z.object({}),
})

const Described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** The options for a browser to authenticate with a passkey. */
export const PasskeyRequest = z.object({
  step: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('preferred'),
    allowCredentials: z.array(Described),
  }),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** The options for a browser to create a passkey. */
export const PasskeyCreation = z.object({
  step: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(Described),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('preferred'),
    }),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/**
 * A key for an authenticator app: as text, as a URL, and as a QR code (its side in modules, and the dark ones as an SVG
 * path).
 */
export const TotpKey = z.object({
  step: z.string(),
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type TotpKey = z.infer<typeof TotpKey>

/** The second step of a login: an existing factor, or the first code of an app being set up. */
export const SecondStepBody = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('totp'), step: StepToken, trust: z.boolean(), code: TypedCode }),
  z.object({ factor: z.literal('recovery'), step: StepToken, trust: z.boolean(), code: TypedCode }),
  z.object({ factor: z.literal('passkey'), step: StepToken, trust: z.boolean(), answer: PasskeyAnswer }),
  z.object({ factor: z.literal('new-totp'), step: StepToken, trust: z.boolean(), code: TypedCode }),
  z.object({ factor: z.literal('new-passkey'), step: StepToken, trust: z.boolean(), made: NewPasskey }),
])
export type SecondStepBody = z.infer<typeof SecondStepBody>

/** The recovery codes, shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

/** The methods by which a session can authenticate again. */
export const StepUpMethods = z.object({
  methods: z.array(z.enum(['password', 'totp', 'passkey', 'recovery'])),
})
export type StepUpMethods = z.infer<typeof StepUpMethods>

/** The proof of a repeated authentication: a factor, or the password without a second factor. */
export const StepUpBody = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('password'), password: z.string().check(z.maxLength(200)) }),
  z.object({ factor: z.literal('totp'), code: TypedCode }),
  z.object({ factor: z.literal('recovery'), code: TypedCode }),
  z.object({ factor: z.literal('passkey'), step: StepToken, answer: PasskeyAnswer }),
])
export type StepUpBody = z.infer<typeof StepUpBody>

/** The session after a second step, with recovery codes if a factor was just set up. */
export const SecondStepAnswer = z.object({
  ...LoginAnswer.shape,
  recoveryCodes: z.optional(z.array(z.string())),
})
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>
