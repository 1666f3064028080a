export { failedJobs } from './queries.ts'
export { jobsHealthRoutes } from './routes.ts'
