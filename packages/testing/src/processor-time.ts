import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

/**
 * Setup of every test file of the server stage: records the processor time of its process from here to the file's end,
 * one line of JSON per file, in the file that `PROCESSOR_TIMES` names. Elapsed time would include the machine's other
 * work.
 */
const notes = process.env['PROCESSOR_TIMES']
const atStart = process.cpuUsage()

if (notes !== undefined)
  afterAll(() => {
    const { user, system } = process.cpuUsage(atStart)
    const seconds = (user + system) / 1e6
    appendFileSync(notes, `${JSON.stringify({ file: expect.getState().testPath, seconds })}\n`)
  })
