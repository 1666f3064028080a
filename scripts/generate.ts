import { runCommand } from './run-command.ts'

// `npm run generate`: writes what is generated from the database's schema; the same tests fail when it is not up to date.
const { code, output } = await runCommand('vitest', [
  'run',
  '--project',
  'server',
  'packages/database/src/tables/',
  'packages/database/src/functions/',
  '--update',
])
console.log(output)
process.exitCode = code
