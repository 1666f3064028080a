import * as z from 'zod/mini'
import { LoginAnswer } from '../session/schemas.ts'

/** The token of a step that is under way. */
export const StepToken = z.string().check(z.maxLength(100))

/** A code as somebody types it: of the app, or of those for an emergency. */
const TypedCode = z.string().check(z.maxLength(40))

const Bytes = z.string().check(z.maxLength(20_000))

/** What a passkey answers to a challenge, as the browser gives it. */
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

/** A new passkey, as the browser made it. */
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

/** What a browser is asked to let a passkey sign. */
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

/** What a browser is asked to make a passkey of. */
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

/** A key for an authenticator app: as text, as its address, and as a picture (the side in modules, and the dark ones as an SVG path). */
export const TotpKey = z.object({
  step: z.string(),
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type TotpKey = z.infer<typeof TotpKey>

/** What a login's second step takes: a factor that the person has, or the first code of an app that is set up now. */
export const SecondStepBody = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('totp'), step: StepToken, trust: z.boolean(), code: TypedCode }),
  z.object({ factor: z.literal('recovery'), step: StepToken, trust: z.boolean(), code: TypedCode }),
  z.object({ factor: z.literal('passkey'), step: StepToken, trust: z.boolean(), answer: PasskeyAnswer }),
  z.object({ factor: z.literal('new-totp'), step: StepToken, trust: z.boolean(), code: TypedCode }),
  z.object({ factor: z.literal('new-passkey'), step: StepToken, trust: z.boolean(), made: NewPasskey }),
])
export type SecondStepBody = z.infer<typeof SecondStepBody>

/** The codes for when the rest is lost, shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

/** How a session may show again who it is. */
export const StepUpMethods = z.object({
  methods: z.array(z.enum(['password', 'totp', 'passkey', 'recovery'])),
})
export type StepUpMethods = z.infer<typeof StepUpMethods>

/** What shows again who a session is: the password, where the person has no second factor. */
export const StepUpBody = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('password'), password: z.string().check(z.maxLength(200)) }),
  z.object({ factor: z.literal('totp'), code: TypedCode }),
  z.object({ factor: z.literal('recovery'), code: TypedCode }),
  z.object({ factor: z.literal('passkey'), step: StepToken, answer: PasskeyAnswer }),
])
export type StepUpBody = z.infer<typeof StepUpBody>

/** The session that a second step opened, with the codes for an emergency where a factor was set up just now. */
export const SecondStepAnswer = z.object({
  ...LoginAnswer.shape,
  recoveryCodes: z.optional(z.array(z.string())),
})
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>
