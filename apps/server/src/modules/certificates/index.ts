export { type CertificateKey, cityName, daysOf, suggestedDay } from './releases/key.ts'
export { readReadiness } from './releases/readiness.ts'
export { checkPlace } from './releases/trial.ts'
export {
  type WantedRun,
  beginRun,
  cancelRun,
  releaseCertificates,
  revokeCertificate,
} from './runs/company-commands.ts'
export { type KeptRun, findRuns, hasReleased, readState } from './runs/queries.ts'
export { certificatePack } from './zip-routes.ts'
export { certificatesFeature } from './feature.ts'
