export {
  forgiveAttempts,
  forgiveSignInAttempt,
  takeAddressAttempt,
  takeAttempt,
  takeSignInAttempt,
} from './attempts/attempts.ts'
export { browserSeen } from './attempts/browser-seen.ts'
export { deviceHash, userAgentOf } from './attempts/device.ts'
export { atEvenTime } from './attempts/even-time.ts'
export { noteRefusedSignIn, notingRefusal } from './attempts/refusals.ts'
export { unlockHere, unlockPerson } from './attempts/unlock-commands.ts'
export { addressOf } from './login/other-host.ts'
export { beginView } from './login/view-commands.ts'
export { writeChangedMail } from './password/changed-mail.ts'
export { demandNewPassword } from './password/new-password.ts'
export { writeRecoveryMail } from './password/recovery-mail.ts'
export { absoluteSeconds, isDemoEmail, linkMinutes } from './rules.ts'
export { spendStep } from './second-factor/commands.ts'
export { type MailService, writeAccessMail } from './second-factor/mails.ts'
export { relyingParty } from './second-factor/relying-party.ts'
export { hasFactor, stepAt, stepSeconds } from './second-factor/rules.ts'
export { secondStepFor, stepQuestionRoutes, takeStep } from './second-factor/second-step.ts'
export { beginStep, type DueStep, findDueStep, findStep, type Member } from './second-factor/step-commands.ts'
export { emailChangeSeconds, stopEmailChange } from './security/commands.ts'
export { bindEmailDecision } from './security/email-routes.ts'
export { bindSecurity } from './security/routes.ts'
export { admit, dismiss, findByPassword } from './session/audience.ts'
export { type EndedSession, refuseUnshown, sweepSessions } from './session/commands.ts'
export { noteEntry, rememberBrowser } from './session/entry.ts'
export { findPersonMemberships, getScopePerson, type PersonMembership } from './session/queries.ts'
export { bindStepUp } from './step-up/step-up.ts'
export { signInFeature } from './feature.ts'
