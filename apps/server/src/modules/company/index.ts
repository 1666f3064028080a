export { findClosedDays, findOwnDaysOff } from './days/days-off-queries.ts'
export { findWorkingDay } from './days/working-day-queries.ts'
export { companyFileRoutes } from './files.ts'
export { type HostNetwork, checkHostAt, hostAnswer, realNetwork } from './host-check.ts'
export { closedKinds, isModuleOn, mayRead } from './module-queries.ts'
export { ownDaysOff, paymentDaysOf, paymentHabitNames, receptionOf, sizeOf } from './payment-habits.ts'
export { paperNotesOf, paperNotesSetting } from './paper-notes.ts'
export { type CompanyProfile, profileOf, readBootData, readProfile } from './profile.ts'
export { type KeptCompany, findBrandingFile, findFileAt, getCompany } from './queries.ts'
export { type RetentionRule, daysOf, retentionRules } from './retention-rules.ts'
export {
  type KeptSettings,
  contactOf,
  flagsOf,
  keptContactOf,
  parametersOf,
  returnOf,
  textOf,
} from './rules.ts'
export {
  type SettingsAuthor,
  keepSettings,
  keepSettingsIn,
  lockSettings,
  versionOf,
} from './settings-commands.ts'
export { initialsOf } from './start/drawn-branding.ts'
export { firstFace, soberColour } from './start/first-face.ts'
export { readyStart } from './start/ready-start.ts'
export { companyFeature } from './feature.ts'
