export { sourceAlarms } from './alarms/jobs.ts'
export { importLoad, importSweep } from './jobs.ts'
export { missedSources } from './loads/queries.ts'
export { importLook } from './look-jobs.ts'
export { importRoutes } from './routes.ts'
export { severityOf } from './running/check.ts'
export {
  describeFault,
  describeFinding,
  describeMappingDoubt,
  describeTrialFinding,
  describeUnlikely,
} from './running/describe.ts'
export { knownWords, templateKinds, templateOf } from './running/template.ts'
export { sourceChangesRoutes } from './sources/routes.ts'
