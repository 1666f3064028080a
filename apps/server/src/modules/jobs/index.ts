export { jobsHealthRoutes } from './routes.ts'
export { jobsFeature } from './feature.ts'
