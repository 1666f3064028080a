import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

/**
 * Setup of every test file of the server stage: notes what processor time its process spent from here to the file's
 * end, one line of JSON a file, when `PROCESSOR_TIMES` names where. Clock time would tell of the machine's other work.
 */
const notes = process.env['PROCESSOR_TIMES']
const atStart = process.cpuUsage()

if (notes !== undefined)
  afterAll(() => {
    const { user, system } = process.cpuUsage(atStart)
    const seconds = (user + system) / 1e6
    appendFileSync(notes, `${JSON.stringify({ file: expect.getState().testPath, seconds })}\n`)
  })
