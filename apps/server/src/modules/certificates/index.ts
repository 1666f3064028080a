export { openRuns } from './desk/queries.ts'
export { certificatesDeskRoutes } from './desk/routes.ts'
export { certificateFileRoutes } from './file-routes.ts'
export { certificateReconcileRoutes } from './reconcile-routes.ts'
export { type CertificateKey, cityName, daysOf, suggestedDay } from './releases/key.ts'
export { readReadiness } from './releases/readiness.ts'
export { checkPlace } from './releases/trial.ts'
export { certificateRoutes } from './routes.ts'
export {
  type WantedRun,
  beginRun,
  cancelRun,
  releaseCertificates,
  revokeCertificate,
} from './runs/company-commands.ts'
export { certificateRun } from './runs/jobs.ts'
export { type KeptRun, findRuns, hasReleased, readState } from './runs/queries.ts'
export { certificateSettingsRoutes } from './settings/routes.ts'
export { certificatePack, certificateZipRoutes } from './zip-routes.ts'
export { addDemoCertificates } from './runs/demo-commands.ts'
