export { watchDisk } from './disk-watch.ts'
